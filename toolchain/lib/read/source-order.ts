/**
 * The order in which the contract is written: files as main.tsp imports them, then those that they import, each from
 * top to bottom. The compiler's own order depends on where it first meets a type, which a mere reference can change.
 */
import {
  getDirectoryPath,
  getSourceLocation,
  type Program,
  resolvePath,
  type Type,
} from "@typespec/compiler";
import { type ImportStatementNode, SyntaxKind } from "@typespec/compiler/ast";

/** Returns the paths of a program's files, level by level from its entry. */
function filesByLevel(program: Program): string[] {
  const entry = [...program.sourceFiles].find(
    ([, script]) => program.getSourceFileLocationContext(script.file).type === "project",
  );
  const files = new Set<string>(entry === undefined ? [] : [entry[0]]);
  // A set is iterated in insertion order, so this also visits what it adds.
  for (const path of files) {
    const statements = program.sourceFiles.get(path)?.statements ?? [];
    const imports = statements.filter(
      (node): node is ImportStatementNode => node.kind === SyntaxKind.ImportStatement,
    );
    const targets = imports.map((node) => resolvePath(getDirectoryPath(path), node.path.value));
    for (const target of targets) if (program.sourceFiles.has(target)) files.add(target);
  }
  return [...files];
}

export function bySource(program: Program): (a: Type, b: Type) => number {
  const files = new Map(filesByLevel(program).map((path, index) => [path, index]));
  const positionOf = (type: Type): [file: number, position: number] => {
    const location = getSourceLocation(type);
    return location === undefined ? [-1, 0] : [files.get(location.file.path) ?? files.size, location.pos];
  };
  return (a, b) => {
    const [fileA, positionA] = positionOf(a);
    const [fileB, positionB] = positionOf(b);
    return fileA - fileB || positionA - positionB;
  };
}

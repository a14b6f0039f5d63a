/** Finds public names of a package without documentation. */
import { basename, dirname } from "node:path";
import ts from "typescript";

/** Returns exports and members without a doc comment, in declaration files and the files of their folder that they use. */
export function findUndocumented(files: string[], options: ts.CompilerOptions): string[] {
  const program = ts.createProgram(files, options);
  return files.flatMap((file) => undocumentedIn(file, program).map((name) => `${basename(file)}: ${name}`));
}

function undocumentedIn(file: string, program: ts.Program): string[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} is no module`);
  const isOwn = (each?: ts.SourceFile) => each && dirname(each.fileName) === dirname(source.fileName);
  const silent = (symbol: ts.Symbol) =>
    symbol.getDocumentationComment(checker).length === 0 && symbol.getJsDocTags(checker).length === 0;
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const members = checker
      .getDeclaredTypeOfSymbol(symbol)
      .getProperties()
      .filter((member) => isOwn(member.declarations?.[0]?.getSourceFile()) && !member.name.startsWith("__#"))
      .filter((member) => silent(member) && !member.name.startsWith("#"));
    return [...(silent(symbol) ? [symbol] : []), ...members].map((each) =>
      each === symbol ? each.name : `${symbol.name}.${each.name}`,
    );
  });
}

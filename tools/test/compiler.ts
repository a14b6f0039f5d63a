// Compiles the workspaces of a copy of the repository in this process. Unchanged files are parsed once, and only the
// requested files are checked. A compilation checks what files share once, so ask one for the errors of several files.
import { join, relative } from "node:path";
import ts from "typescript";

export class Compiler {
  readonly #root: string;
  readonly #parsed = new Map<string, ts.SourceFile>();
  readonly #programs = new Map<string, ts.Program>();

  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Reads the files from disk. The returned function gives the errors in a file of the workspace's `src`, one per line.
   */
  compile(workspace: string): (file: string) => string {
    const program = this.#program(workspace);
    return (file) => {
      const source = program.getSourceFile(join(this.#root, workspace, "src", file));
      if (!source) throw new Error(`${file} is not a source file of ${workspace}`);
      const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
      return found.map((one) => this.#line(one)).join("\n");
    };
  }

  #program(workspace: string): ts.Program {
    const folder = join(this.#root, workspace);
    const { config } = ts.readConfigFile(join(folder, "tsconfig.json"), ts.sys.readFile);
    const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
    const sources = fileNames.filter((name) => name.startsWith(join(folder, "src", "/")));
    const host = ts.createCompilerHost(options, true);
    host.getSourceFile = (name, how) => this.#parse(name, how);
    const program = ts.createProgram(sources, options, host, this.#programs.get(workspace));
    this.#programs.set(workspace, program);
    return program;
  }

  #parse(name: string, how: ts.ScriptTarget | ts.CreateSourceFileOptions): ts.SourceFile | undefined {
    const text = ts.sys.readFile(name);
    if (text === undefined) return undefined;
    const key = `${name} ${JSON.stringify(how, ["languageVersion", "impliedNodeFormat", "jsDocParsingMode"])}`;
    const before = this.#parsed.get(key);
    if (before?.text === text) return before;
    const parsed = ts.createSourceFile(name, text, how, true);
    this.#parsed.set(key, parsed);
    return parsed;
  }

  #line({ file, start = 0, messageText }: ts.Diagnostic): string {
    const location =
      file &&
      `${relative(this.#root, file.fileName)}:${file.getLineAndCharacterOfPosition(start).line + 1}: `;
    return `${location ?? ""}${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
  }
}

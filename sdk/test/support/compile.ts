/** Compiles in this process, as `tsc -p` does; libraries are parsed once. */
import ts from "typescript";

const parsed = new Map<string, ts.SourceFile | undefined>();

/** Returns the compiler's errors. @param settings what stands under `compilerOptions` */
export function errorsOf(files: string[], settings: object): string[] {
  const { options, errors } = ts.convertCompilerOptionsFromJson(settings, ts.sys.getCurrentDirectory());
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, how) => {
    const isLibrary =
      name.includes("/node_modules/typescript/lib/") || name.includes("/node_modules/@types/");
    if (!isLibrary) return getSourceFile(name, how);
    const key = `${name} ${JSON.stringify(how)}`;
    if (!parsed.has(key)) parsed.set(key, getSourceFile(name, how));
    return parsed.get(key);
  };
  const program = ts.createProgram(files, options, host);
  return [...errors, ...ts.getPreEmitDiagnostics(program)].map(
    ({ file, messageText }) =>
      `${file?.fileName ?? ""} ${ts.flattenDiagnosticMessageText(messageText, "\n")}`,
  );
}

import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';

/**
 * The parts of the SDK that an app and the site must agree on: the module that they share in the browser (with
 * the `./routes` of an app), the plain data between them, and the interface of the composer. Apps bundle their own
 * copy of the rest.
 */
const contractEntries = ['.', './contract', './server'];

/** The types of the contract: path of a declaration file, relative to the SDK -> its text without comments. */
export type ApiReport = Readonly<Record<string, string>>;

/**
 * Collects the types of the SDK's contract: every declaration that its entries lead to. Comments, function bodies
 * and the order of files do not count.
 *
 * @param sdk absolute path of the SDK's folder
 * @param tsconfig file with the compiler options that the repository uses
 */
export function apiReport(sdk: string, tsconfig: string): ApiReport {
  const entries = entryFiles(sdk);
  const protocol = join(dirname(sdk), 'protocol');
  // Named as roots, and first: a module that the compiler meets as a library has no declarations.
  const roots = [...globSync(`${protocol}/{events,text}/*.ts`), ...entries];
  const program = ts.createProgram(roots, { ...optionsOf(tsconfig), ...emitOptions });
  const report = new Map<string, string>();
  const queue = [...entries];
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    const name = relative(sdk, file).split(sep).join('/');
    if (report.has(name)) continue;
    const text = declarationsOf(program, file);
    report.set(name, text);
    const own = [sdk, protocol].map((folder) => folder + sep);
    queue.push(
      ...importsOf(program, file, text).filter((path) => own.some((root) => path.startsWith(root))),
    );
  }
  return Object.fromEntries([...report].sort(([left], [right]) => (left < right ? -1 : 1)));
}

const emitOptions: ts.CompilerOptions = {
  noEmit: false,
  declaration: true,
  emitDeclarationOnly: true,
  removeComments: true,
  newLine: ts.NewLineKind.LineFeed,
};

function optionsOf(tsconfig: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(tsconfig, (path) => readFileSync(path, 'utf8'));
  const { compilerOptions } = config as { compilerOptions: object };
  // The contract needs no ambient types, and loading them is slow.
  return ts.convertCompilerOptionsFromJson({ ...compilerOptions, types: [] }, dirname(tsconfig))
    .options;
}

function entryFiles(sdk: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(sdk, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  return contractEntries.flatMap((entry) => {
    const file = exports[entry];
    return file === undefined ? [] : [resolve(sdk, file)];
  });
}

function declarationsOf(program: ts.Program, file: string): string {
  let declarations = '';
  program.emit(
    program.getSourceFile(file),
    (_, text) => {
      declarations = text;
    },
    undefined,
    true,
  );
  return declarations.trim();
}

/** Files that a declaration imports. Imports that only function bodies need are not among them. */
function importsOf(program: ts.Program, file: string, declarations: string): string[] {
  const options = program.getCompilerOptions();
  return ts.preProcessFile(declarations).importedFiles.flatMap(({ fileName }) => {
    const { resolvedModule } = ts.resolveModuleName(fileName, file, options, ts.sys);
    return resolvedModule ? [resolvedModule.resolvedFileName] : [];
  });
}

/** Prints the help of programs in one process. A line of input is a file with its words, one of output an exit code and a text, as JSON. */
import { registerHooks } from 'node:module';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../../..');
let asked = 0;
// A program works when it is imported: it is imported anew each time, and what it imports is not.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return specifier.startsWith('file:') ? { ...found, url: `${found.url}?${asked}` } : found;
  },
});

let text = '';
/** Exit code of a program that ended itself: what comes after that is not its own. */
let end: number | null = null;
const note = (line: unknown) => void (text += end === null ? `${String(line)}\n` : '');
Object.assign(console, { log: note, error: note });
process.exit = (code) => {
  end ??= Number(code ?? 0);
  throw new Error('The program has ended itself.');
};

for await (const line of createInterface(process.stdin)) {
  const [file = '', ...words] = JSON.parse(line) as string[];
  asked += 1;
  [text, end, process.exitCode] = ['', null, undefined];
  process.argv = [process.execPath, join(root, file), ...words, '--help'];
  const url = pathToFileURL(join(root, file)).href;
  const failed = await import(url).then(
    () => false,
    (error: unknown) => {
      note(error);
      return true;
    },
  );
  const code = end ?? process.exitCode ?? Number(failed);
  process.stdout.write(`${JSON.stringify({ code, text })}\n`);
}
process.exitCode = 0;

import type { Document } from './documents.ts';

/** A command of the repository as a document names it. */
export interface CommandLine {
  /** Path of the document from the root. */
  path: string;
  folder: string;
  /** A script of a package.json, such as `ship`; null for a program that is started by its file. */
  script: string | null;
  /** Without a script: the file, from the root. */
  file: string | null;
  /** Words before the first option: subcommands, then arguments. */
  words: readonly string[];
  options: readonly string[];
}

/** Every command of the repository in a document's code, also behind variables, `runuser`, `sudo`, `env` or another command. */
export function commandLines({ path, folder, code }: Document): CommandLine[] {
  return code.flatMap((text) =>
    text
      .replace(/(^|\s)#\s.*$/, '')
      .split(/&&|\|\|?|;|\$\(/)
      .flatMap((part) => {
        // Brackets say that a part may be left out.
        const tokens = part
          .replaceAll(/[[\]"'()]/g, ' ')
          .split(/\s+/)
          .filter(Boolean);
        const found = startOf(tokens);
        if (found === null) return [];
        const { script, file, rest } = found;
        const first = rest.findIndex((token) => token.startsWith('-'));
        const words = first === -1 ? rest : rest.slice(0, first);
        const options = rest.flatMap((token) => token.match(/^--[a-z][a-z-]*/) ?? []);
        return [{ path, folder, script, file, words, options }];
      }),
  );
}

/** With a version too, as `npx` takes it. */
const PNPM = /^pnpm(@[\d.]+)?$/;
/** With its path too, as in a unit of systemd. */
const NODE = /(^|[/=])node$/;
const OWN_FILE = /(^|\/)scripts\/\w+\.mjs$|\.ts$/;

interface Start {
  script: string | null;
  file: string | null;
  rest: readonly string[];
}

function startOf(tokens: readonly string[]): Start | null {
  const at = tokens.findIndex(
    (token, index) =>
      PNPM.test(token) ||
      token === 'npm' ||
      (NODE.test(token) && OWN_FILE.test(tokens[index + 1] ?? '')),
  );
  if (at === -1) return null;
  const [starter = '', ...after] = tokens.slice(at);
  if (starter === 'npm') return /^(start|test|run)$/.test(after[0] ?? '') ? scriptOf(after) : null;
  if (PNPM.test(starter)) return scriptOf(after);
  const [program = '', ...rest] = after;
  if (program.endsWith('.ts')) return { script: null, file: program, rest };
  if (program.endsWith('/pnpm.mjs')) return scriptOf(rest);
  if (!program.endsWith('/run.mjs')) return null;
  const [file = '', ...parameters] = rest;
  return /^[\w./-]+\.ts$/.test(file) ? { script: null, file, rest: parameters } : null;
}

/** The script after options of pnpm itself, such as `--silent`. */
function scriptOf(tokens: readonly string[]): Start | null {
  const [first = '', ...rest] = tokens;
  if (['--filter', '-C'].includes(first)) return scriptOf(rest.slice(1));
  if (first.startsWith('-') || ['run', 'exec'].includes(first)) return scriptOf(rest);
  if (!/^[a-z][\w:-]*$/.test(first)) return null;
  return { script: first, file: null, rest };
}

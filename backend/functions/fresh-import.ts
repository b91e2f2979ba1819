import { statSync } from 'node:fs';
import { registerHooks, type ResolveHookSync } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Addresses of modules, with the addresses of those that they import. */
const imports = new Map<string, Set<string>>();
/** State of a module's file before it was read, by address. */
const read = new Map<string, string>();
let loads = 0;

/**
 * Begins a load: a file that is imported under it is read from the disk, and so is every file of the repository that it imports.
 * Node keeps all modules for ever, so each load is a part of their addresses. Packages of `node_modules` stay.
 */
export function beginLoad(): string {
  if (loads === 0) registerHooks({ resolve });
  loads += 1;
  return `?load=${loads}`;
}

const resolve: ResolveHookSync = (specifier, context, next) => {
  const load = /\?load=\d+$/.exec(context.parentURL ?? '')?.[0];
  if (load === undefined || context.parentURL === undefined) return next(specifier, context);
  try {
    const found = next(specifier, context);
    if (!found.url.startsWith('file:') || found.url.includes('/node_modules/')) return found;
    note(context.parentURL, found.url + load);
    return { ...found, url: found.url + load };
  } catch (error) {
    // A file that is missing now may come later.
    if (error instanceof Error && 'url' in error && typeof error.url === 'string') {
      note(context.parentURL, error.url);
    }
    throw error;
  }
};

function note(parent: string, url: string): void {
  const children = imports.get(parent) ?? new Set();
  imports.set(parent, children.add(url));
  if (!read.has(url)) read.set(url, fileState(fileURLToPath(url)));
}

/** Imports a file under a load. Rejects with what importing it throws. */
export async function importFresh(path: string, load: string): Promise<Record<string, unknown>> {
  const url = pathToFileURL(path).href + load;
  read.set(url, fileState(path));
  return (await import(/* @vite-ignore */ url)) as Record<string, unknown>;
}

/**
 * Paths of the files that an import has read, and that have changed since, or that it missed and that are there now.
 * @param states known states of files by path; gets those that are read
 */
export function changedSince(path: string, load: string, states: Map<string, string>): string[] {
  const urls = new Set([pathToFileURL(path).href + load]);
  // A set that grows while it is walked is walked to its end.
  for (const url of urls) for (const child of imports.get(url) ?? []) urls.add(child);
  return [...urls].flatMap((url) => {
    const file = fileURLToPath(url);
    const state = states.get(file) ?? fileState(file);
    states.set(file, state);
    return state === read.get(url) ? [] : [file];
  });
}

/** Changes whenever a file is written; `missing` where there is none. */
export function fileState(path: string): string {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.mtimeNs} ${found.size} ${found.ino}` : 'missing';
}

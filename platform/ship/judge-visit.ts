import { cutText } from '@talent/protocol/text/cut-text';
import { stackFrames } from '@talent/protocol/errors/stack-frames';
import type { createSymbolizer } from '../gateway/staff/symbolize.ts';

export interface Visit {
  path: string;
  /** Errors with their stacks, thrown or written to the console, and files that did not arrive. */
  seen: readonly string[];
}

interface Sources {
  /** Origin of the opened pages. */
  origin: string;
  /** App -> version. */
  versions: Readonly<Record<string, string>>;
  symbolize: ReturnType<typeof createSymbolizer>;
}

/** Missing scripts and styles are seen with their addresses, and other files are no fault. */
const REPEATED = /^Failed to load resource/;

/** A line for each different fault of a visit, with its place in the sources where one is known. Empty: the page works. */
export async function judgeVisit({ path, seen }: Visit, sources: Sources): Promise<string[]> {
  // An error that a part of the page catches is written twice, by React and by the shell: it has one place.
  const lines = new Map<string, string>();
  for (const text of seen) {
    if (REPEATED.test(text)) continue;
    const message = cutText((text.split(/\n\s+at /)[0] ?? '').trim(), 300);
    const place = await placeOf(text, message, sources);
    const line = `${path}: ${message}${place === null ? '' : ` (${place})`}`;
    if (!lines.has(place ?? line)) lines.set(place ?? line, line);
  }
  return [...lines.values()];
}

/** The first place of a stack in our sources, or else in a library that the source maps of the release know. */
async function placeOf(
  text: string,
  message: string,
  { origin, versions, symbolize }: Sources,
): Promise<string | null> {
  const frames = stackFrames(text, message, origin);
  const places = (await symbolize({ versions, frames })).filter((place) => place !== null);
  const found = places.find(({ source }) => !source.includes('node_modules')) ?? places[0];
  return found === undefined ? null : `${found.source}:${found.line}:${found.column}`;
}

import type { ShownBlock } from './shown-block';

/** Blocks of a section that are above each other, and notes in the right column beside them. */
export interface SectionRow {
  main: readonly ShownBlock[];
  notes: readonly ShownBlock[];
}

const noteKinds = new Set<ShownBlock['kind']>(['callout', 'law']);
/** A run of words is at least so many times as long as the notes beside it, whose column is narrower. */
const FULLER = 1.5;

/** Running words: they leave room for a note. Tables and drawings take the whole width. */
const wordKinds = new Set<ShownBlock['kind']>(['text', 'list', 'steps', 'pairs', 'questions']);

/**
 * Puts the notes of a section beside its longest run of words. A note stays in its own place, over the whole width, where
 * every run is too short for it: it would leave a hole in the text.
 */
export function arrangeSection(blocks: readonly ShownBlock[]): SectionRow[] {
  const notes = blocks.filter(isNote);
  const rest = blocks.filter((block) => !isNote(block));
  const [from, to] = longestRun(rest);
  const noteLength = notes.reduce((sum, note) => sum + lengthOf(note), 0);
  const runLength = rest.slice(from, to).reduce((sum, block) => sum + lengthOf(block), 0);
  if (notes.length === 0 || runLength < noteLength * FULLER) return [{ main: blocks, notes: [] }];
  return [
    { main: rest.slice(0, from), notes: [] },
    { main: rest.slice(from, to), notes },
    { main: rest.slice(to), notes: [] },
  ].filter(({ main }) => main.length > 0);
}

function isNote({ kind }: ShownBlock): boolean {
  return noteKinds.has(kind);
}

function longestRun(blocks: readonly ShownBlock[]): [from: number, to: number] {
  let best: [number, number] = [0, 0];
  let bestLength = 0;
  let from = 0;
  let length = 0;
  for (const [index, block] of blocks.entries()) {
    if (!wordKinds.has(block.kind)) {
      from = index + 1;
      length = 0;
      continue;
    }
    length += lengthOf(block);
    if (length > bestLength) {
      bestLength = length;
      best = [from, index + 1];
    }
  }
  return best;
}

/** Characters of a block as data: close enough to compare the heights of two. */
function lengthOf(block: ShownBlock): number {
  return JSON.stringify(block).length;
}

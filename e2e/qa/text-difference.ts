import { diffArrays, diffWordsWithSpace } from 'diff';
import type { Line } from './page-facts.ts';

/** A line of text that is not as it was; null on the side where there is none. */
export interface ChangedLine {
  app: string;
  before: string | null;
  after: string | null;
}

/** A piece of a changed line. */
export interface Piece {
  text: string;
  kind: 'same' | 'gone' | 'new';
}

/** Lines that differ, in the order of the page. A line that was replaced by another of the same app is one change. */
export function changedLines(before: readonly Line[], after: readonly Line[]): ChangedLine[] {
  const isSame = (one: Line, two: Line): boolean => one.app === two.app && one.text === two.text;
  const found: ChangedLine[] = [];
  let gone: Line[] = [];
  const flush = (): void => {
    found.push(...gone.map(({ app, text }) => ({ app, before: text, after: null })));
    gone = [];
  };
  for (const part of diffArrays([...before], [...after], { comparator: isSame })) {
    if (part.removed) {
      gone.push(...part.value);
      continue;
    }
    const fresh: ChangedLine[] = [];
    for (const { app, text } of part.added ? part.value : []) {
      const index = gone.findIndex((line) => line.app === app);
      const [was] = index === -1 ? [] : gone.splice(index, 1);
      if (was === undefined) fresh.push({ app, before: null, after: text });
      else found.push({ app, before: was.text, after: text });
    }
    flush();
    found.push(...fresh);
  }
  flush();
  return found;
}

/** The words of a changed line that are gone, new, or the same. */
export function piecesOf({ before, after }: Pick<ChangedLine, 'before' | 'after'>): Piece[] {
  return diffWordsWithSpace(before ?? '', after ?? '').map(({ value, added, removed }) => ({
    text: value,
    kind: added ? 'new' : removed ? 'gone' : 'same',
  }));
}

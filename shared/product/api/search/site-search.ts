import { plainWords } from '@talent/protocol/text/plain-words';
import { LONGEST_QUERY } from './search-paths.ts';

/** The index of the site's search. */
export interface SearchIndex {
  /** Words and phrases of the same meaning, in lower case. */
  same: readonly (readonly string[])[];
  kinds: readonly string[];
  /**
   * Kind by its place in `kinds`, title, path, and other words that the page is found by: its other names, then after a `|`
   * keywords. The important pages first.
   */
  pages: readonly (readonly [kind: number, title: string, path: string, words?: string])[];
}

/** A page that was found. */
export interface FoundPage {
  kind: string;
  title: string;
  path: string;
}

/** Words that say nothing about what is looked for. */
const EMPTY_WORDS = new Set(
  'a an and are at can do does for how i in is it me my of on or the to what when which who with you your'.split(
    ' ',
  ),
);

const MOST_WORDS = 12;
const MOST_FOUND = 30;

/** What stands before the pages that were found: `2 pages for “visa”`. */
export function countText(pages: number, query: string): string {
  const count = pages === 1 ? '1 page' : `${pages} pages`;
  return `${pages < MOST_FOUND ? count : `The closest ${count}`} for “${query}”`;
}

/** A phrase, word by word. */
type Phrase = readonly string[];

interface ReadyPage extends FoundPage {
  /** Of the title and of other names. */
  names: Phrase;
  keywords: Phrase;
}

/** What fits one word or phrase of a text. */
interface Term {
  group: readonly Phrase[];
  /** It is a known word, such as `visa`, and not the beginning of another one, such as Visalia. */
  isWhole: boolean;
}

interface ReadyIndex {
  pages: readonly ReadyPage[];
  /** Phrases of the same meaning by the first word of each. */
  same: ReadonlyMap<string, readonly { phrase: Phrase; group: readonly Phrase[] }[]>;
}

const ready = new WeakMap<SearchIndex, ReadyIndex>();

/**
 * The pages that have all words of a text, the best first; where none has all, those with the most of them. A word fits the
 * beginning of another one, and words of the same meaning fit each other.
 */
export function searchSite(index: SearchIndex, text: string, most = MOST_FOUND): FoundPage[] {
  const { pages, same } = readyOf(index);
  const terms = termsOf(text, same);
  if (terms.length === 0) return [];
  const scored = pages.flatMap((page, place) => {
    const scores = terms.map(({ group, isWhole }) =>
      Math.max(...group.map((phrase) => scoreOf(page, phrase, isWhole))),
    );
    const fitting = scores.filter((score) => score > 0).length;
    const score = scores.reduce((sum, each) => sum + each, 0);
    return fitting > 0 && fitting * 2 >= terms.length ? [{ page, place, fitting, score }] : [];
  });
  const best = Math.max(...scored.map(({ fitting }) => fitting), 0);
  return scored
    .filter(({ fitting }) => fitting === best)
    .toSorted((a, b) => b.score - a.score || shorter(a.page, b.page) || a.place - b.place)
    .slice(0, most)
    .map(({ page: { kind, title, path } }) => ({ kind, title, path }));
}

/** Of pages of one kind the one with the shorter title is closer to what was typed: Texas before its cities. */
function shorter(a: FoundPage, b: FoundPage): number {
  return a.kind === b.kind ? a.title.length - b.title.length : 0;
}

function readyOf(index: SearchIndex): ReadyIndex {
  const before = ready.get(index);
  if (before) return before;
  const groups = index.same.map((group) => group.map(wordsOf));
  const made: ReadyIndex = {
    pages: index.pages.map(([kind, title, path, words = '']) => ({
      ...{ kind: index.kinds[kind] ?? '', title, path },
      names: wordsOf(`${title} ${words.split('|')[0]}`),
      keywords: wordsOf(words.split('|')[1] ?? ''),
    })),
    same: Map.groupBy(
      groups.flatMap((group) => group.map((phrase) => ({ phrase, group }))),
      ({ phrase }) => phrase[0] ?? '',
    ),
  };
  ready.set(index, made);
  return made;
}

/** What is looked for: of each word, or of each phrase that has others of its meaning, all that fit it. */
function termsOf(text: string, same: ReadyIndex['same']): Term[] {
  const all = wordsOf(text.slice(0, LONGEST_QUERY)).slice(0, MOST_WORDS);
  const words = all.filter((word) => !EMPTY_WORDS.has(word));
  const terms: Term[] = [];
  for (let at = 0; at < words.length;) {
    const [word = ''] = words.slice(at);
    const longest = (same.get(word) ?? [])
      .filter(({ phrase }) => phrase.every((part, offset) => words[at + offset] === part))
      .toSorted((a, b) => b.phrase.length - a.phrase.length)[0];
    terms.push({ group: longest?.group ?? [[word]], isWhole: longest !== undefined });
    at += longest?.phrase.length ?? 1;
  }
  return terms;
}

/** 0 where a word of the phrase is not there; more for whole words than for beginnings, and for names than for keywords. */
function scoreOf({ names, keywords }: ReadyPage, phrase: Phrase, isWhole: boolean): number {
  return Math.min(
    ...phrase.map((word) => {
      if (names.includes(word)) return 4;
      if (keywords.includes(word)) return 3;
      // One letter begins too many words.
      const begins = (other: string) =>
        isWhole ? other === `${word}s` : word.length > 1 && other.startsWith(word);
      if (names.some(begins)) return 2;
      return keywords.some(begins) ? 1 : 0;
    }),
  );
}

function wordsOf(text: string): string[] {
  return plainWords(text).split(' ').filter(Boolean);
}

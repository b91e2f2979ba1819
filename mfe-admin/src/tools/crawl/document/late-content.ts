import type { DocumentFacts, LateContent } from './page-facts';
import { wordsOf } from './text-signature';

/** Content that differs in the rendered page, or is only there. */
export function lateContent(served: DocumentFacts, rendered: DocumentFacts): LateContent {
  const [before, after] = [namesOf(served), namesOf(rendered)];
  const known = new Set(pathsOf(served));
  return {
    changes: (['title', 'description', 'canonical', 'h1'] as const)
      .map((what) => ({ what, served: before[what] ?? '', rendered: after[what] ?? '' }))
      .filter((pair) => pair.served !== pair.rendered),
    links: [...new Set(pathsOf(rendered))].filter((path) => !known.has(path)),
    share: lateShare(wordsOf(served.text), wordsOf(rendered.text)),
  };
}

function namesOf({ titles, descriptions, canonicals, headings }: DocumentFacts) {
  const h1 = headings.find(({ level }) => level === 1)?.text;
  return { title: titles[0], description: descriptions[0], canonical: canonicals[0], h1 };
}

function pathsOf({ links }: DocumentFacts): string[] {
  return links.flatMap(({ path }) => path ?? []);
}

/** Part of `rendered` that `served` does not hold as often, 0 to 1. */
function lateShare(served: readonly string[], rendered: readonly string[]): number {
  if (rendered.length === 0) return 0;
  const counts = new Map<string, number>();
  for (const word of served) counts.set(word, (counts.get(word) ?? 0) + 1);
  let late = 0;
  for (const word of rendered) {
    const count = counts.get(word) ?? 0;
    if (count === 0) late += 1;
    else counts.set(word, count - 1);
  }
  return late / rendered.length;
}

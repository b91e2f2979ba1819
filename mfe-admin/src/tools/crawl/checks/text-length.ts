import { lengthOf } from '../../../site-pages/length-of';
import type { Problem } from './problem';
import type { ReadPage } from './shown-pages';

interface LengthRules {
  /** The rules are `title-missing`, `title-short` and so on. */
  name: 'title' | 'description';
  min: number;
  max: number;
  textsOf: (page: ReadPage) => readonly string[];
}

/** Problems of a text that each page must have once, within limits, and unique. */
export function judgeTexts(pages: readonly ReadPage[], rules: LengthRules): Problem[] {
  const pathsOf = new Map<string, string[]>();
  for (const page of pages) {
    const text = rules.textsOf(page)[0] ?? '';
    if (text !== '') pathsOf.set(text, [...(pathsOf.get(text) ?? []), page.path]);
  }
  return pages.flatMap((page) => [
    ...judgeLength(page, rules),
    ...judgeDuplicate(page, pathsOf.get(rules.textsOf(page)[0] ?? '') ?? [], rules),
  ]);
}

function judgeLength(page: ReadPage, { name, min, max, textsOf }: LengthRules): Problem[] {
  const [text = '', ...others] = textsOf(page);
  const found = { path: page.path, subject: '', related: [] };
  if (text === '') {
    const evidence = `No ${name}`;
    return [{ ...found, rule: `${name}-missing`, severity: 'error', evidence }];
  }
  if (others.length > 0) {
    const evidence = [text, ...others].map((each) => `“${each}”`).join(', ');
    return [{ ...found, rule: `${name}-several`, severity: 'error', evidence }];
  }
  const length = lengthOf(text);
  const evidence = `“${text}” (${length} characters)`;
  if (length < min) return [{ ...found, rule: `${name}-short`, severity: 'warning', evidence }];
  if (length > max) return [{ ...found, rule: `${name}-long`, severity: 'warning', evidence }];
  return [];
}

function judgeDuplicate(
  page: ReadPage,
  paths: readonly string[],
  { name, textsOf }: LengthRules,
): Problem[] {
  const others = paths.filter((path) => path !== page.path);
  if (others.length === 0) return [];
  const evidence = `“${textsOf(page)[0] ?? ''}” is also the ${name} of ${others.slice(0, 5).join(', ')}`;
  const found = { path: page.path, subject: '', related: others };
  return [{ ...found, rule: `${name}-duplicate`, severity: 'warning', evidence }];
}

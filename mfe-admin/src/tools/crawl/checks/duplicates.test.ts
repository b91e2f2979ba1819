import { describe, expect, it } from 'vitest';
import { makePage, makeSite, onlyProblem, rulesOf } from '../testing/make-crawled-site';
import { signatureOf } from '../document/text-signature';
import { duplicatesCheck } from './duplicates';

/** Words that no other seed has. */
const words = (seed: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${seed}${index}`);

const saying = (path: string, said: readonly string[]) =>
  makePage(path, { signature: signatureOf(said) });

describe('near duplicates', () => {
  it('are none among pages that share a paragraph', () => {
    const shared = words('s', 60);
    const pages = [
      saying('/a', [...words('a', 200), ...shared]),
      saying('/b', [...words('b', 200), ...shared]),
    ];
    expect(rulesOf(duplicatesCheck, ...pages)).toEqual([]);
  });

  it('are none among pages that share most of their text, but not nearly all', () => {
    const all = words('w', 500);
    const pages = [saying('/a', all.slice(0, 404)), saying('/b', all.slice(96))];
    expect(rulesOf(duplicatesCheck, ...pages)).toEqual([]);
  });

  it('are pages with nearly the same text, reported once', () => {
    const shared = words('s', 300);
    const pages = [saying('/b', [...shared, 'end']), saying('/a', [...shared, 'other', 'end'])];
    const found = onlyProblem(duplicatesCheck, makeSite(pages));
    expect(found).toMatchObject({ path: '/a', subject: '/b', related: ['/b'] });
    expect(found.evidence).toMatch(/^About (9\d|100)% of its text is the same as \/b$/);
  });

  it('are not looked for among short texts', () => {
    const short = words('s', 20);
    expect(rulesOf(duplicatesCheck, saying('/a', short), saying('/b', short))).toEqual([]);
  });
});

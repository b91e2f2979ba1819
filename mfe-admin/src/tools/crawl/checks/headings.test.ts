import { describe, expect, it } from 'vitest';
import { makePage, makeSite, onlyProblem, rulesOf } from '../testing/make-crawled-site';
import { headingsCheck } from './headings';

/** A page with headings such as `1 Title`. */
const headed = (...lines: string[]) =>
  makeSite([
    makePage('/a', {
      headings: lines.map((line) => ({ level: Number(line[0]), text: line.slice(2) })),
    }),
  ]);

describe('headings', () => {
  it('are right with one h1 and no level left out on the way down', () => {
    expect(rulesOf(headingsCheck, headed('1 A', '2 B', '3 C', '2 D', '3 E'))).toEqual([]);
  });

  it('need an h1, and no second one', () => {
    expect(rulesOf(headingsCheck, headed('2 A'))).toEqual(['h1-missing /a']);
    expect(onlyProblem(headingsCheck, headed('1 A', '1 B'))).toMatchObject({
      rule: 'h1-several',
      evidence: '“A”, “B”',
    });
  });

  it('may not be empty', () => {
    expect(rulesOf(headingsCheck, headed('1 A', '2 '))).toEqual(['heading-empty /a']);
  });

  it('go down one level at a time', () => {
    expect(onlyProblem(headingsCheck, headed('1 A', '3 C'))).toMatchObject({
      rule: 'heading-order',
      evidence: 'h3 “C” follows h1 “A”',
    });
  });
});

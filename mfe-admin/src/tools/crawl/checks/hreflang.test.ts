import { describe, expect, it } from 'vitest';
import { makeMissing, makePage, makeSite, rulesOf } from '../testing/make-crawled-site';
import { hreflangCheck } from './hreflang';

const to = (...pairs: [string, string][]) => ({
  hreflangs: pairs.map(([language, path]) => ({
    language,
    address: `https://www.example.com${path}`,
  })),
});

const both: [string, string][] = [
  ['en', '/a'],
  ['fr', '/b'],
  ['x-default', '/a'],
];

describe('alternate languages', () => {
  it('are right where both pages name each other, themselves and a default', () => {
    expect(
      rulesOf(hreflangCheck, makeSite([makePage('/a', to(...both)), makePage('/b', to(...both))])),
    ).toEqual([]);
  });

  it('are optional', () => {
    expect(rulesOf(hreflangCheck, makeSite([makePage('/a')]))).toEqual([]);
  });

  it('need known codes', () => {
    const page = makePage('/a', to(...both.slice(0, 1), ['en-uk', '/a'], ['x-default', '/a']));
    expect(rulesOf(hreflangCheck, makeSite([page]))).toEqual(['hreflang-code /a']);
  });

  it('name the page itself and everybody else’s', () => {
    const pages = [makePage('/a', to(['fr', '/b'])), makePage('/b', to(...both))];
    expect(rulesOf(hreflangCheck, makeSite(pages))).toEqual([
      'hreflang-self /a',
      'hreflang-default /a',
    ]);
  });

  it('are returned', () => {
    const pages = [makePage('/a', to(...both)), makePage('/b')];
    expect(rulesOf(hreflangCheck, makeSite(pages))).toEqual(['hreflang-not-returned /a']);
  });

  it('lead to pages', () => {
    const pages = [makePage('/a', to(...both)), makeMissing('/b')];
    expect(rulesOf(hreflangCheck, makeSite(pages))).toEqual(['hreflang-to-no-page /a']);
  });
});

import { describe, expect, it } from 'vitest';
import { makePage, makeSite, onlyProblem, rulesOf } from '../testing/make-crawled-site';
import { descriptionsCheck, titlesCheck } from './texts';

const titled = (...titles: string[]) => makeSite([makePage('/a', { titles })]);

describe('titles', () => {
  it.each([30, 60])('may have %i characters', (length) => {
    expect(rulesOf(titlesCheck, titled('t'.repeat(length)))).toEqual([]);
  });

  it.each([
    [[], 'title-missing'],
    [[''], 'title-missing'],
    [['t'.repeat(29)], 'title-short'],
    [['t'.repeat(61)], 'title-long'],
    [['t'.repeat(40), 'u'.repeat(40)], 'title-several'],
  ])('%j break a rule', (titles, rule) => {
    expect(rulesOf(titlesCheck, titled(...titles))).toEqual([`${rule} /a`]);
  });

  it('show what they are and how long', () => {
    expect(onlyProblem(titlesCheck, titled('Short')).evidence).toBe('“Short” (5 characters)');
  });

  it('are a page’s own', () => {
    const titles = ['t'.repeat(40)];
    const pages = [makePage('/a', { titles }), makePage('/b', { titles }), makePage('/c')];
    expect(titlesCheck.find(makeSite(pages))).toMatchObject([
      { rule: 'title-duplicate', path: '/a', related: ['/b'] },
      { rule: 'title-duplicate', path: '/b', related: ['/a'] },
    ]);
  });

  it('of pages that are not to be indexed do not matter', () => {
    const titles = ['t'.repeat(40)];
    const copy = makePage('/b', { titles, canonicals: ['https://www.example.com/a'] });
    const hidden = makePage('/c', { titles: [], robots: 'noindex' });
    expect(rulesOf(titlesCheck, makeSite([makePage('/a', { titles }), copy, hidden]))).toEqual([]);
  });
});

const described = (...descriptions: string[]) => makeSite([makePage('/a', { descriptions })]);

describe('descriptions', () => {
  it.each([120, 160])('may have %i characters', (length) => {
    expect(rulesOf(descriptionsCheck, described('d'.repeat(length)))).toEqual([]);
  });

  it.each([
    [[], 'description-missing'],
    [['d'.repeat(119)], 'description-short'],
    [['d'.repeat(161)], 'description-long'],
    [['d'.repeat(130), 'e'.repeat(130)], 'description-several'],
  ])('%j break a rule', (descriptions, rule) => {
    expect(rulesOf(descriptionsCheck, described(...descriptions))).toEqual([`${rule} /a`]);
  });

  it('are a page’s own', () => {
    const descriptions = ['d'.repeat(130)];
    const pages = [makePage('/a', { descriptions }), makePage('/b', { descriptions })];
    expect(rulesOf(descriptionsCheck, makeSite(pages))).toEqual([
      'description-duplicate /a',
      'description-duplicate /b',
    ]);
  });
});

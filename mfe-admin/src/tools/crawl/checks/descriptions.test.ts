import { describe, expect, it } from 'vitest';
import { makePage, makeSite, rulesOf } from '../testing/make-crawled-site';
import { descriptionsCheck } from './descriptions';

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

import { describe, expect, it } from 'vitest';
import { makePage, makeSite, onlyProblem, rulesOf } from '../testing/make-crawled-site';
import { descriptionsCheck, headingsCheck, imagesCheck, titlesCheck } from './texts';

const t = (length: number) => 't'.repeat(length);

it.each([
  [[t(30)], []],
  [[t(60)], []],
  [[], ['title-missing /a']],
  [[''], ['title-missing /a']],
  [[t(29)], ['title-short /a']],
  [[t(61)], ['title-long /a']],
  [[t(40), t(41)], ['title-several /a']],
])('titles %j break %j', (titles, rules) => {
  expect(rulesOf(titlesCheck, makePage('/a', { titles }))).toEqual(rules);
});

it.each([
  [[t(120)], []],
  [[t(160)], []],
  [[], ['description-missing /a']],
  [[t(119)], ['description-short /a']],
  [[t(161)], ['description-long /a']],
  [[t(130), t(131)], ['description-several /a']],
])('descriptions %j break %j', (descriptions, rules) => {
  expect(rulesOf(descriptionsCheck, makePage('/a', { descriptions }))).toEqual(rules);
});

describe('titles and descriptions', () => {
  const titles = [t(40)];

  it('show what they are and how long', () => {
    const site = makeSite([makePage('/a', { titles: ['Short'] })]);
    expect(onlyProblem(titlesCheck, site).evidence).toBe('“Short” (5 characters)');
  });

  it('are a page’s own', () => {
    const pages = [makePage('/a', { titles }), makePage('/b', { titles }), makePage('/c')];
    expect(titlesCheck.find(makeSite(pages))).toMatchObject([
      { rule: 'title-duplicate', path: '/a', related: ['/b'] },
      { rule: 'title-duplicate', path: '/b', related: ['/a'] },
    ]);
  });

  it('of pages that are not to be indexed do not matter', () => {
    const copy = makePage('/b', { titles, canonicals: ['https://www.example.com/a'] });
    const hidden = makePage('/c', { titles: [], robots: 'noindex' });
    expect(rulesOf(titlesCheck, makePage('/a', { titles }), copy, hidden)).toEqual([]);
  });
});

/** A page with headings such as `1 Title`. */
const headed = (...lines: string[]) =>
  makePage('/a', {
    headings: lines.map((line) => ({ level: Number(line[0]), text: line.slice(2) })),
  });

it.each([
  [['1 A', '2 B', '3 C', '2 D', '3 E'], []],
  [['2 A'], ['h1-missing: No h1 among 1 headings']],
  [['1 A', '1 B'], ['h1-several: “A”, “B”']],
  [['1 A', '2 '], ['heading-empty: An h2 without text']],
  [['1 A', '3 C'], ['heading-order: h3 “C” follows h1 “A”']],
])('headings %j break %j', (lines, found) => {
  const problems = headingsCheck.find(makeSite([headed(...lines)]));
  expect(problems.map(({ rule, evidence }) => `${rule}: ${evidence}`)).toEqual(found);
});

it('pictures need an alt, which may be empty', () => {
  const images = ['A chart', '', null].map((alt, at) => ({ source: `/${at}.png`, alt }));
  expect(onlyProblem(imagesCheck, makeSite([makePage('/a', { images })]))).toMatchObject({
    ...{ rule: 'alt-missing', subject: '/2.png', evidence: '<img src="/2.png"> has no alt' },
  });
});

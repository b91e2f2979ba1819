import { describe, expect, it } from 'vitest';
import { pageText } from './page-text.ts';
import { readingGrade } from './reading-grade.ts';
import { wordsReport } from './words-report.ts';

const page = (main: string) =>
  `<header><p>Not read, it is no part of the page.</p></header><main>${main}</main>`;

describe('the text of a page', () => {
  it('is the prose of its main part, each passage once', () => {
    const html = page(`
      <h1>Heading</h1>
      <p>We send you a shortlist.</p>
      <ul><li><p>An item with a paragraph inside.</p></li><li>Label</li></ul>
      <p>We send you a shortlist.</p>
      <p data-claim="support">6 months</p>
      <svg><text>Not read at all, it is drawn.</text></svg>`);
    expect(pageText(html)).toEqual({
      passages: ['We send you a shortlist.', 'An item with a paragraph inside.'],
      all: expect.stringContaining('Heading We send you'),
      claimKeys: ['support'],
    });
  });
});

describe('the reading grade', () => {
  it('is low for short words and sentences, and high for long ones', () => {
    const simple = readingGrade(['The cat sat on the mat. It was a good cat.']) ?? 99;
    const hard = readingGrade([
      'Organizational responsibilities necessitate comprehensive interdisciplinary communication regarding implementation considerations.',
    ]);
    expect(simple).toBeLessThan(2);
    expect(hard).toBeGreaterThan(20);
    expect(readingGrade([])).toBeNull();
  });

  it('takes the end of a passage for the end of a sentence', () => {
    const one = readingGrade(['We read every profile', 'A person makes the choice']);
    expect(one).toBe(readingGrade(['We read every profile. A person makes the choice.']));
  });
});

describe('the report', () => {
  const hard =
    '<p>Organizational responsibilities necessitate comprehensive interdisciplinary communication considerations.</p>';

  it('names marketing pages outside of the grades, and no others', () => {
    const { pages } = wordsReport([
      { path: '/hire-ml-engineers', html: page(hard) },
      { path: '/blog/a-post', html: page(hard) },
    ]);
    expect(pages.map(({ isOutside }) => isOutside)).toEqual([true, false]);
  });

  it('lists each claim with the pages that say it, in a mark or in words', () => {
    const { claims } = wordsReport([
      { path: '/marked', html: page('<p data-claim="interview-pass">92%</p>') },
      { path: '/words', html: page('<p>A shortlist takes 72 hours on average.</p>') },
      { path: '/other', html: page('<p>It grew by 1,300+ in 172 hours.</p>') },
    ]);
    const uses = Object.fromEntries(claims.map(({ key, paths }) => [key, paths]));
    expect(uses).toMatchObject({
      'interview-pass': ['/marked'],
      'average-shortlist': ['/words'],
      placements: [],
    });
  });
});

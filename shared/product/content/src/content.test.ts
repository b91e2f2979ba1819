import { expect, it } from 'vitest';
import { joinShown, shownTexts } from './claimed-text';
import { claims } from './claims';
import { sampleClaims, shownClaims } from './shown-claims';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const live = { mode: 'live' } as const;
const sourced = {
  mode: 'live',
  claimSources: { placements: 'Signed contracts, 2021 to 2026' },
} as const;

it('the claims that a site shows are all of them in the demonstration', () => {
  const names = Object.keys(claims) as (keyof typeof claims)[];
  expect(shownClaims(names, {})).toHaveLength(names.length);
});

it('the claims that a site shows are terms and records with a source when the site is live', () => {
  expect(shownClaims(['support', 'placements', 'interviewPass'], sourced)).toEqual([
    claims.support,
    { ...claims.placements, source: 'Signed contracts, 2021 to 2026' },
  ]);
});

const passages = ['Always.', { needs: ['placements'] as const, text: 'We have placed many.' }];

it('a text with claims keeps what its site shows', () => {
  expect(shownTexts(passages, {})).toEqual(['Always.', 'We have placed many.']);
  expect(shownTexts(passages, live)).toEqual(['Always.']);
  expect(joinShown(passages, sourced)).toBe('Always. We have placed many.');
  expect(joinShown('Whole.', live)).toBe('Whole.');
});

it('a text that wants a source for its claim has it, in the demonstration too', () => {
  const needs = ['newsletterReaders'] as const;
  const text = [{ needs, isSourced: true as const, text: 'Many read it.' }];
  expect(shownTexts(text, {})).toEqual([]);
  expect(shownTexts(text, live)).toEqual([]);
  const claimSources = { 'newsletter-readers': 'Our list' };
  expect(shownTexts(text, { claimSources })).toEqual(['Many read it.']);
  expect(sampleClaims(needs, { claimSources })).toEqual([]);
  expect(sampleClaims(needs, live)).toEqual([]);
  expect(sampleClaims(needs, {})).toEqual([claims.newsletterReaders]);
});

it('the site claims the figures of the specification and no others', () => {
  expect(Object.values(claims).map(({ key, value, figure }) => [key, value, figure])).toEqual([
    ['average-shortlist', 72, '72h'],
    ['interview-pass', 92, '92%'],
    ['countries-covered', 30, '30+'],
    ['upfront-fees', 0, 'No'],
    ['placement-weeks', 4, '2-4 weeks'],
    ['urgent-placement', 10, '7-10 days'],
    ['support', 6, '6 months'],
    ['placements', 300, '300+'],
    ['vetted-engineers', 1000, '1000+'],
    ['newsletter-readers', 10_000, '10,000+'],
    ['salary-companies', 500, '500+'],
  ]);
});

const root = join(import.meta.dirname, '../../../..');

/** Texts of the agency about itself. Posts and questions of the assessment are about other things. */
const texts = [
  ':(glob)shell/src/**',
  ':(glob)mfe-*/src/**',
  ':(glob)shared/product/page-parts/src/**',
  ':(glob)supabase/functions/**',
];

/** Claims and clocks as someone would type them. */
const typed =
  /\b72 ?(?:h|hours)\b|\b(?:three|3) days\b|\b2(?:-|–| to )4 weeks|\btwo to four weeks|\b7(?:-|–| to )10 days|\bseven to ten days|\b(?:6|six) months of support|\b92 ?%|\b300\+|\b1,?000\+|\b10,000\+|\b500\+|\b30\+|\bin the first call\b|\bdays 4\b/i;

it('a text types no claim and no clock outside of claims.ts and clocks.ts', () => {
  const files = execFileSync('git', ['ls-files', '--', ...texts], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file));
  expect(files.length).toBeGreaterThan(700);
  const problems = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        typed.test(line) && !/^\s*(?:\*|\/\/|\/\*)/.test(line)
          ? [`${file}:${index + 1} ${line.trim().slice(0, 120)}`]
          : [],
      ),
  );
  expect(problems).toEqual([]);
});

import { expect, it } from 'vitest';
import { joinShown, shownTexts } from './claimed-text';
import { claims } from './claims';
import { shownClaims } from './shown-claims';

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

import { expect, it } from 'vitest';
import { editionDue } from './edition-due';

it.each([
  ['ai-jobs-net', '2025-01-19', 4],
  ['ai-jobs-net', '2025-08-03', null],
  ['bls-oews', '2025-05', null],
  ['bls-oews-metro', '2024-05', 6],
  ['ca-job-bank', '2025', null],
  ['ca-job-bank', '2024', 10],
  ['dol-lca', '2026-03', 0],
  ['dol-lca', '2026-06', null],
  // Of market files the last day that they describe.
  ['ai-postings-share', '2026-06-30', 2],
  ['job-postings-us', '2026-09-14', null],
])('%s, edition %s: overdue for %s months', (key, edition, overdue) => {
  expect(editionDue(key, edition, '2026-11-30').overdue).toBe(overdue);
});

import { expect, it } from 'vitest';
import { budgetProblems } from './budget-problems.ts';
import { blog } from '../testing/problem-fixture.ts';
import { manifestOf } from '../testing/make-artifact.ts';

const page = 'client/page-AAAAAAAA.js';
const style = 'client/style-BBBBBBBB.css';
const texts = { [page]: 'x'.repeat(3000), [style]: 'y'.repeat(500) };
const route = { scripts: [page], styles: [style] };
const manifest = { ...manifestOf({ ...blog, route, files: texts }), budget: { routeBytes: 1000 } };

it('allows what the app allows itself, to the byte', () => {
  expect(budgetProblems(manifest, { [page]: 700, [style]: 300 }, null)).toEqual([]);
  const [problem] = budgetProblems(manifest, { [page]: 701, [style]: 300 }, null);
  expect(problem?.rule).toBe('budget-bytes');
  expect(problem?.message).toMatch(/^"\/blog\/:slug" needs 1\.0 KB .*mfe-blog\/package\.json$/);
});

it('names what grew most since the live version, whatever the build called the files', () => {
  const before = manifestOf({
    ...blog,
    route: { scripts: ['client/page-CCCCCCCC.js'], styles: [] },
    files: { 'client/page-CCCCCCCC.js': 'x'.repeat(1000) },
  });
  const [problem] = budgetProblems(manifest, { [page]: 1200, [style]: 300 }, before);
  expect(problem?.message).toContain('page.js +2.0 KB, style.css +0.5 KB:');
});

it('holds an app that says nothing to what the platform allows', () => {
  const { budget: _, ...silent } = manifest;
  expect(budgetProblems(silent, { [page]: 100_000 }, null)).toEqual([]);
  expect(budgetProblems(silent, { [page]: 100_001 }, null)).toHaveLength(1);
});

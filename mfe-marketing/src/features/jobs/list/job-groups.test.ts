import { expect, it } from 'vitest';
import { makeJob } from '../testing/make-job';
import { groupJobs } from './job-groups';

const jobs = (role: 'mlops-engineer' | 'nlp-engineer' | 'data-scientist', many: number) =>
  Array.from({ length: many }, (_, index) => makeJob({ role, slug: `${role}-${index}` }));
const sizes = (listed: ReturnType<typeof makeJob>[]) =>
  groupJobs(listed).map(({ role, shown, more }) => [role, shown.length, more.length]);

it('shows fifteen of a single kind of work at once', () => {
  expect(sizes(jobs('mlops-engineer', 42))).toEqual([['mlops-engineer', 15, 27]]);
  expect(sizes(jobs('mlops-engineer', 15))).toEqual([['mlops-engineer', 15, 0]]);
});

it('divides the fifteen between the kinds of work, in the order of the list of kinds', () => {
  const listed = [
    ...jobs('data-scientist', 9),
    ...jobs('nlp-engineer', 2),
    ...jobs('mlops-engineer', 7),
  ];
  expect(sizes(listed)).toEqual([
    ['mlops-engineer', 5, 2],
    ['nlp-engineer', 2, 0],
    ['data-scientist', 5, 4],
  ]);
});

it('shows a last single job instead of a button for it', () => {
  expect(sizes(jobs('mlops-engineer', 16))).toEqual([['mlops-engineer', 16, 0]]);
});

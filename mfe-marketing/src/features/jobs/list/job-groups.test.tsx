// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useOpenGroups, groupJobs } from './job-groups';
import { makeJob } from '../testing/make-job';

afterEach(cleanup);

it('remembers in the history entry which groups are open, beside the state of the router', () => {
  window.history.replaceState({ key: 'of-the-router' }, '');
  const list = renderHook(useOpenGroups);
  expect(list.result.current.isOpen('nlp-engineer')).toBe(false);
  act(() => list.result.current.setOpen('nlp-engineer', true));
  act(() => list.result.current.setOpen('data-scientist', true));
  act(() => list.result.current.setOpen('data-scientist', false));
  expect(window.history.state).toEqual({ key: 'of-the-router', openJobGroups: ['nlp-engineer'] });
  list.unmount();
  const again = renderHook(useOpenGroups);
  expect(again.result.current.isOpen('nlp-engineer')).toBe(true);
  expect(again.result.current.isOpen('data-scientist')).toBe(false);
});

it('starts closed on an entry that says something else under its key', () => {
  window.history.replaceState({ openJobGroups: 'all' }, '');
  expect(renderHook(useOpenGroups).result.current.isOpen('all')).toBe(false);
});

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

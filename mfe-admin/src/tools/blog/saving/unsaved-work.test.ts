// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { emptyFields } from '../../../posts/post-fields';
import { dropWork, findWork, keepWork, workBeside, workKey } from './unsaved-work';

afterEach(() => localStorage.clear());

const work = (key: string, at: string, title: string) => ({
  key,
  at,
  version: 3,
  fields: { ...emptyFields, title },
});

it('work is found again after the tab was killed, and belongs to its post alone', () => {
  const mine = work(workKey(7, 'killed'), '2026-01-01T00:00:00.000Z', 'Seven');
  expect(keepWork(mine)).toBe(true);
  expect(findWork(7, [])).toEqual([mine]);
  expect(findWork(null, [])).toEqual([]);
  expect(findWork(77, [])).toEqual([]);
  dropWork(mine.key);
  expect(findWork(7, [])).toEqual([]);
});

it('two tabs with one post keep their work apart, the newest first', () => {
  keepWork(work(workKey(7, 'one'), '2026-01-01T00:00:00.000Z', 'Older'));
  keepWork(work(workKey(7, 'two'), '2026-01-02T00:00:00.000Z', 'Newer'));
  expect(findWork(7, []).map(({ fields }) => fields.title)).toEqual(['Newer', 'Older']);
});

it('the work of a tab that is still open is left to that tab', () => {
  keepWork(work(workKey(7, 'one'), '2026-01-01T00:00:00.000Z', 'Left behind'));
  keepWork(work(workKey(7, 'two'), '2026-01-02T00:00:00.000Z', 'Being written'));
  expect(findWork(7, ['two']).map(({ fields }) => fields.title)).toEqual(['Left behind']);
});

it('work that is stored by now is dropped', () => {
  const mine = work(workKey(7, 'killed'), '2026-01-01T00:00:00.000Z', 'Seven');
  keepWork(mine);
  expect(workBeside({ ...mine.fields, body: 'Older.' }, 7, [])).toEqual([mine]);
  expect(workBeside(mine.fields, 7, [])).toEqual([]);
  expect(localStorage.length).toBe(0);
});

it.each(['', 'no JSON', '{}', '{"version":"x"}', 'null'])('%j is no work', (text) => {
  localStorage.setItem('blog-work:7:tab', text);
  expect(findWork(7, [])).toEqual([]);
});

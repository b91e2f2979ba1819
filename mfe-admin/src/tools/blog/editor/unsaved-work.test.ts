// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { emptyFields } from '../../../posts/post-fields';
import { dropWork, findWork, keepWork, workKey } from './unsaved-work';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const work = (key: string, at: string, title: string) => ({
  key,
  at,
  version: 3,
  fields: { ...emptyFields, title },
});

it('work is found again after a reload, which keeps the tab, and belongs to its post alone', () => {
  const mine = work(workKey(7), '2026-01-01T00:00:00.000Z', 'Seven');
  keepWork(mine);
  expect(findWork(7)).toEqual([mine]);
  expect(workKey(7)).toBe(mine.key);
  expect(findWork(null)).toEqual([]);
  expect(findWork(77)).toEqual([]);
  dropWork(mine.key);
  expect(findWork(7)).toEqual([]);
});

it('two tabs with one post keep their work apart, the newest first', () => {
  const older = work(workKey(7), '2026-01-01T00:00:00.000Z', 'Older');
  keepWork(older);
  sessionStorage.clear();
  const newer = work(workKey(7), '2026-01-02T00:00:00.000Z', 'Newer');
  keepWork(newer);
  expect(findWork(7).map(({ fields }) => fields.title)).toEqual(['Newer', 'Older']);
});

it.each(['', 'no JSON', '{}', '{"version":"x"}', 'null'])('%j is no work', (text) => {
  localStorage.setItem('blog-work:7:tab', text);
  expect(findWork(7)).toEqual([]);
});

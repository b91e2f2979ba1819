// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { keepDraft } from '../../../drafts/left-drafts';
import { emptyFields } from '../../../posts/post-fields';
import { workBeside, workKey } from './unsaved-work';

afterEach(() => localStorage.clear());

const fields = { ...emptyFields, title: 'Written' };
const found = (postId: number | null, others: string[] = [], stored = emptyFields) =>
  workBeside(stored, postId, others).map(({ key, version }) => [key, version]);

it('work is found again after the tab was killed, and belongs to its post alone', () => {
  expect(keepDraft(workKey(7, 'killed'), { version: 3, fields })).toBe(true);
  expect(workBeside(emptyFields, 7, [])).toMatchObject([{ version: 3, fields }]);
  expect([found(null), found(77)]).toEqual([[], []]);
});

it('two tabs with one post keep their work apart, and that of an open tab is left to it', () => {
  keepDraft(workKey(7, 'one'), { version: 3, fields });
  keepDraft(workKey(7, 'two'), { version: 4, fields });
  expect(found(7)).toHaveLength(2);
  expect(found(7, ['two'])).toEqual([['blog-work:7:one', 3]]);
});

it('work that is stored by now is dropped', () => {
  keepDraft(workKey(7, 'killed'), { version: 3, fields });
  expect(found(7, [], fields)).toEqual([]);
  expect(localStorage.length).toBe(0);
});

it.each([null, {}, { version: 'x', fields }, { version: 3, fields: {} }])(
  '%j is no work',
  (content) => {
    keepDraft('blog-work:7:tab', content);
    expect(found(7)).toEqual([]);
  },
);

import { expect, it } from 'vitest';
import { createSubmissionKeys } from './submission-key';

function filled(values: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

function cv(text: string): File {
  return new File([text], 'cv.pdf', { lastModified: 1 });
}

it('is a UUID that stays while the values do', () => {
  const keyOf = createSubmissionKeys();
  const key = keyOf(filled({ name: 'Ada', cv: cv('one') }));
  expect(key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(keyOf(filled({ name: 'Ada', cv: cv('one') }))).toBe(key);
});

it.each([
  ['a value', { name: 'Ada L.', cv: cv('one') }],
  ['a file', { name: 'Ada', cv: cv('other') }],
  ['a field', { name: 'Ada', cv: cv('one'), more: '' }],
])('changes with %s', (_, changed) => {
  const keyOf = createSubmissionKeys();
  const key = keyOf(filled({ name: 'Ada', cv: cv('one') }));
  expect(keyOf(filled(changed))).not.toBe(key);
});

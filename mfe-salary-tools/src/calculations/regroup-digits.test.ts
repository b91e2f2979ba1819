import { expect, it } from 'vitest';
import { regroupDigits } from './regroup-digits';

/** The value and the caret (as a bar) after each key of `keys`; the field starts empty. */
function typed(keys: string): string {
  let [text, caret] = ['', 0];
  for (const key of keys) {
    const next = { text: text.slice(0, caret) + key + text.slice(caret), caret: caret + 1 };
    ({ text, caret } = regroupDigits(text, next));
  }
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

/** The same for one edit; `|` marks the caret after it. */
function edited(before: string, after: string, isForward = false): string {
  const caret = after.indexOf('|');
  const edit = { text: after.replace('|', ''), caret };
  const { text, caret: at } = regroupDigits(before, edit, isForward);
  return `${text.slice(0, at)}|${text.slice(at)}`;
}

it.each([
  ['150000', '150,000|'],
  ['1500000', '1,500,000|'],
  ['150,000', '150,000|'],
  ['150k', '150k|'],
  ['12.5', '12.5|'],
  // A comma as a decimal sign stays, so that it can be questioned and is not read as 125.
  ['12,5', '12,5|'],
  ['1234,5', '1,234,5|'],
])('typing %j gives %j', (keys, value) => {
  expect(typed(keys)).toBe(value);
});

it.each([
  ['a digit in the middle', '150,000', '1|950,000', false, '1|,950,000'],
  ['a digit removed in the middle', '1,950,000', '1,|50,000', false, '1|50,000'],
  ['Backspace over a comma', '150,000', '150|000', false, '150|,000'],
  ['Delete in front of a comma', '150,000', '150|000', true, '150,|000'],
  ['digits pasted into an empty field', '', '1234567|', false, '1,234,567|'],
  ['a grouped number pasted', '', '1,234,567|', false, '1,234,567|'],
  ['another grouping pasted', '', '12,34|', false, '12,34|'],
  ['everything removed', '150,000', '|', false, '|'],
])('keeps the caret: %s', (_, before, after, isForward, value) => {
  expect(edited(before, after, isForward)).toBe(value);
});

import { expect, it } from 'vitest';
import { readingMinutes } from './reading-minutes';
import { topicLabel } from './topic-label';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

it('rounds to whole minutes and never says none', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes(words(238))).toBe(1);
  expect(readingMinutes(words(238 * 4))).toBe(4);
  expect(readingMinutes(words(238 * 4 + 150))).toBe(5);
});

it('does not count the marks of Markdown', () => {
  expect(readingMinutes(`${words(238)}\n${'| --- '.repeat(500)}|\n${'- * ## '.repeat(100)}`)).toBe(
    1,
  );
});

it.each([
  ['hiring', 'Hiring'],
  ['weekly-jobs-report', 'Weekly jobs report'],
  ['ai-tools', 'AI tools'],
  ['pay-in-mlops', 'Pay in MLOps'],
])('writes %s as %s', (topic, label) => {
  expect(topicLabel(topic)).toBe(label);
});

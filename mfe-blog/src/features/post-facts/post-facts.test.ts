import { expect, it } from 'vitest';
import { readingMinutes } from './reading-minutes';
import { topicLabel } from './topic-label';
import { GuideFileError, readGuide } from '../guide/guide-plan';

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

it('a guide keeps a colon in a title', () => {
  const file =
    '---\ntitle: A\nh1: Jobs: the roles\ndescription: D\nupdated: 2026-01-02\n---\n\nText.\n';
  expect(readGuide(file)).toEqual({
    title: 'A',
    h1: 'Jobs: the roles',
    description: 'D',
    body: 'Text.',
    updatedAt: '2026-01-02T00:00:00.000Z',
  });
});

it('a guide names what is missing', () => {
  expect(() => readGuide('Text.')).toThrow(GuideFileError);
  expect(() => readGuide('---\ntitle: A\n---\nText.')).toThrow('The front matter has no "h1".');
});

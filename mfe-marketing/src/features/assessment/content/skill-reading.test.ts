import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { interviewTopics } from '../../interview-questions/content/interview-topics';
import { meaningOf, readingOf } from './skill-reading';

const root = join(import.meta.dirname, '../../../../..');
const seed = readFileSync(join(root, 'supabase/seed/assessment-questions.sql'), 'utf8');
const skills = [
  ...new Set([...seed.matchAll(/"skill":"([^"]+)"/g)].map(([, skill = '']) => skill)),
];

it('has a page of its own to read for each of the twelve skills of the pool', () => {
  expect(skills).toHaveLength(12);
  for (const skill of skills)
    expect(readingOf(skill).to, skill).not.toBe('/ai-interview-questions');
  expect(readingOf('A new skill').to).toBe('/ai-interview-questions');
});

it('leads to posts of the seed and to topics of the interview questions', () => {
  const topics = interviewTopics.map(({ id }) => id);
  for (const skill of skills) {
    const [, post, topic] =
      /^\/(?:blog\/(.+)|ai-interview-questions#(.+))$/.exec(readingOf(skill).to) ?? [];
    if (post)
      expect(existsSync(join(root, `supabase/seed/blog-posts/${post}.md`)), post).toBe(true);
    if (topic) expect(topics).toContain(topic);
  }
});

it.each([
  [3, 'Every point.'],
  [2.99, 'More than half.'],
  [1.51, 'More than half.'],
  [1.5, 'Half or less.'],
  [0, 'Half or less.'],
])('says what %d of 3 points mean', (points, words) => {
  expect(meaningOf({ points, possible: 3 })).toContain(words);
});

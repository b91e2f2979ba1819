import { CARD } from '@talent/page-parts/card-part';
import { expect, it } from 'vitest';
import { makeResult, makeScored } from '../../testing/make-result';
import { describeCard, layOutSkills, skillCard } from './skill-card';

const site = { brand: 'Example Brand', origin: 'https://site.example' };
const result = makeResult({
  points: 3.5,
  possible: 6,
  skills: [
    { skill: 'Python', points: 3, possible: 3 },
    { skill: 'SQL', points: 0.5, possible: 3 },
  ],
  questions: [makeScored({ prompt: 'Asked of one person only?' })],
});
const parts = layOutSkills(skillCard(result, site));
const words = parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []));

it('says the score by skill, and neither the day nor a question nor anything about the person', () => {
  expect(words).toEqual([
    'Example Brand',
    'site.example',
    '3.5 of 6 points',
    'AI skills assessment, NLP engineer',
    'Python',
    '3 of 3',
    'SQL',
    '0.5 of 3',
    'Each square is a question, filled by the points for it.',
  ]);
  expect(JSON.stringify(parts)).not.toContain('2026');
  expect(describeCard(skillCard(result, site))).toBe(
    'Example Brand. AI skills assessment, NLP engineer. 3.5 of 6 points. Python: 3 of 3. SQL: 0.5 of 3.',
  );
});

it('fills a square for each whole point and a part of the next one', () => {
  const boxes = parts.flatMap((part) => (part.kind === 'filled' ? [part] : []));
  const filled = boxes.filter(({ color, height }) => color === 'signal' && height === 34);
  expect(filled.map(({ x, width }) => [x, width])).toEqual([
    [640, 34],
    [684, 34],
    [728, 34],
    [640, 17],
  ]);
  // An outline is a square with a smaller one of paper in it.
  expect(boxes.filter(({ color, width }) => color === 'inkMuted' && width === 34)).toHaveLength(6);
  expect(boxes.filter(({ color, width }) => color === 'paper' && width === 30)).toHaveLength(6);
});

it('keeps six skills on the card', () => {
  const skills = Array.from({ length: 6 }, (_, index) => ({
    skill: `Skill ${index}`,
    points: 3,
    possible: 3,
  }));
  const drawn = layOutSkills(skillCard(makeResult({ skills }), site));
  for (const part of drawn) {
    const bottom = part.kind === 'text' ? part.y : part.y + part.height;
    expect(bottom).toBeLessThanOrEqual(CARD.height);
  }
  const squares = drawn.flatMap((part) =>
    part.kind === 'filled' && part.height === 34 ? [part.y + part.height] : [],
  );
  expect(Math.max(...squares)).toBeLessThan(552);
});

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
  const filled = parts.flatMap((part) =>
    part.kind === 'filled' && part.height === 30 ? [[part.x, part.width]] : [],
  );
  expect(filled).toEqual([
    [520, 30],
    [558, 30],
    [596, 30],
    [520, 15],
  ]);
  expect(parts.filter(({ kind }) => kind === 'hollow')).toHaveLength(6);
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
  const squares = drawn.filter((part) => part.kind === 'hollow').map(({ y }) => y);
  expect(Math.max(...squares) + 30).toBeLessThan(552);
});

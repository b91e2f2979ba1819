import { describe, expect, it } from 'vitest';
import { interviewRoles } from './interview-question';
import { interviewTopics } from './interview-topics';
import { roleFrom } from '../chosen-topics';

const questions = interviewTopics.flatMap((topic) => topic.questions);

it('has at least forty questions, each of them once', () => {
  expect(questions.length).toBeGreaterThanOrEqual(40);
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
});

it('gives every topic an anchor of its own', () => {
  expect(new Set(interviewTopics.map(({ id }) => id)).size).toBe(interviewTopics.length);
});

it.each(Object.keys(interviewRoles))('has enough to choose from for the role %s', (role) => {
  const chosen = questions.filter(({ roles }) => roles.some((name) => name === role));
  expect(chosen.length).toBeGreaterThanOrEqual(12);
});

describe.each(questions)('“$question”', ({ answer, roles }) => {
  it('is answered in 60 to 120 words', () => {
    const words = answer.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(60);
    expect(words).toBeLessThanOrEqual(120);
  });

  it('is for at least one role, and names none twice', () => {
    expect(roles.length).toBeGreaterThan(0);
    expect(new Set(roles).size).toBe(roles.length);
  });
});

it.each([
  ['?role=nlp-engineer', 'nlp-engineer'],
  ['', null],
  ['?role=', null],
  ['?role=poet', null],
  ['?role=toString', null],
])('the role in the address of "%s" is %s', (search, role) => {
  expect(roleFrom(new URLSearchParams(search))).toBe(role);
});

import { expect, it } from 'vitest';
import { readGoal } from './read-goal';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

it('reads a goal', () => {
  const fields = { measure: 'clicks', target: '1,500', owner: ' Ada Example ', due: '2026-12-31' };
  expect(readGoal(form({ ...fields, subject: 'left over' }))).toEqual({
    status: 'read',
    goal: {
      measure: 'clicks',
      subject: '',
      target: 1500,
      owner: 'Ada Example',
      due_on: '2026-12-31',
    },
  });
});

it('names everything that is missing', () => {
  expect(readGoal(form({ measure: 'keyword-position', target: '0' }))).toEqual({
    status: 'refused',
    problems: { subject: true, target: true, owner: true, due: true },
  });
});

import { expect, it } from 'vitest';
import { goalProgress, readGoal } from './goals';
import type { Goal } from './queries';

const goal: Goal = {
  ...{ id: 1, measure: 'authority', subject: 'Domain Rating (Ahrefs)', owner: 'Ada Example' },
  ...{ target: 50, due_on: '2026-12-31', start_value: 30 },
  ...{ newest_value: 35, newest_on: '2026-11-01' },
};

it.each([
  ['part of the way', {}, { status: 'open', share: 0.25 }],
  ['behind where it began', { newest_value: 20 }, { status: 'open', share: 0 }],
  ['reached', { newest_value: 50 }, { status: 'reached' }],
  ['after its day', { due_on: '2026-11-20' }, { status: 'overdue', share: 0.25 }],
  ['on its day', { due_on: '2026-11-21' }, { status: 'open', share: 0.25 }],
  ['without a figure', { newest_value: null }, { status: 'unknown' }],
  ['begun without a figure', { start_value: null }, { status: 'open', share: null }],
] as const)('a goal is %s', (_, patch, progress) => {
  expect(goalProgress({ ...goal, ...patch }, '2026-11-21')).toEqual(progress);
});

it('takes a lower position for a better one', () => {
  const position: Goal = { ...goal, measure: 'keyword-position', target: 3, start_value: 11 };
  expect(goalProgress({ ...position, newest_value: 7 }, '2026-11-21')).toEqual({
    status: 'open',
    share: 0.5,
  });
  expect(goalProgress({ ...position, newest_value: 2.4 }, '2026-11-21').status).toBe('reached');
});

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

it('reads a goal', () => {
  const fields = { measure: 'clicks', target: '1,500', owner: ' Ada Example ', due: '2026-12-31' };
  expect(readGoal(form({ ...fields, subject: 'left over' }))).toEqual({
    goal: {
      ...{ measure: 'clicks', subject: '', target: 1500 },
      ...{ owner: 'Ada Example', due_on: '2026-12-31' },
    },
    problems: {},
  });
});

it('names everything that is missing', () => {
  const { problems } = readGoal(form({ measure: 'keyword-position', target: '0' }));
  expect(problems).toEqual({ subject: true, target: true, owner: true, due: true });
});

import { expect, test } from 'vitest';
import { testContext } from '../testing/test-context.ts';
import { runRetention } from './run-retention.ts';

const believed = {
  status: 'believed',
  jumped: null,
  days_off: null,
  days_watched: 0,
  needs: null,
  deleted: 3,
  limited: 0,
  refused: 0,
  is_news: false,
};
const inDoubt = {
  ...believed,
  status: 'in-doubt',
  jumped: 'ahead',
  days_off: 1095,
  needs: 'person',
  deleted: 0,
  refused: 396,
};

function contextOf(answer: object) {
  const lines: string[] = [];
  const context = testContext(
    { log: (line) => lines.push(line) },
    { delete_expired: () => answer },
  );
  return { context, lines };
}

test('says how many rows were deleted, and nothing else about an ordinary run', async () => {
  const { context, lines } = contextOf(believed);
  expect(await runRetention(context)).toBe(3);
  expect(lines).toEqual([]);
});

test('logs a new refusal with its remedy', async () => {
  const { context, lines } = contextOf({ ...inDoubt, is_news: true });
  expect(await runRetention(context)).toBe(0);
  expect(lines).toEqual([
    'Retention refuses to delete 396 rows: the clock is 1095 days ahead of the last run. Check the clock of the database. If it is right, run confirm_retention_clock(); nothing is deleted until then.',
  ]);
  const known = contextOf(inDoubt);
  await runRetention(known.context);
  expect(known.lines).toEqual([]);
});

test("logs the rows that wait for tomorrow's quota", async () => {
  const { context, lines } = contextOf({ ...believed, limited: 900, is_news: true });
  await runRetention(context);
  expect(lines).toEqual([
    'Retention used its quota of the day; 900 expired rows wait for tomorrow.',
  ]);
});

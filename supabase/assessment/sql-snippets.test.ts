import { openMigratedDatabase } from '@talent/backend/testing/migrated-database';
import { afterAll, expect, test } from 'vitest';
import { QUESTIONS_DIR, readQuestions } from './read-questions.ts';

/** The tables that each prompt describes, what its query gives, and the answer that says so. */
const snippets: Readonly<Record<string, [setUp: string, rows: unknown[][], answer: string]>> = {
  'outer-join-undone-by-where': [
    `create table customers (id int, name text);
     insert into customers values (1, 'Ada'), (2, 'Ben'), (3, 'Cem');
     create table orders (customer int, status text);
     insert into orders values (1, 'paid'), (2, 'open')`,
    [['Ada', 'paid']],
    'Ada alone',
  ],
  'counting-nulls': [
    'create table answers (score int); insert into answers values (4), (5), (null), (4), (null)',
    [[5, 3, 2]],
    '5, 3 and 2',
  ],
  'not-in-with-a-null': [
    `create table users (id int); insert into users values (1), (2), (3);
     create table blocked (user_id int); insert into blocked values (2), (null)`,
    [],
    'None',
  ],
  'newest-row-per-device': [
    `create table reports (device text, state text, reported_at int);
     insert into reports values ('one', 'old', 1), ('one', 'new', 2), ('two', 'only', 1)`,
    [
      ['one', 'new'],
      ['two', 'only'],
    ],
    'The newest state of every device',
  ],
  'average-after-a-join': [
    `create table orders (id int, value float); insert into orders values (1, 100), (2, 20);
     create table items (order_id int); insert into items values (1), (1), (1), (2)`,
    [[80]],
    '80',
  ],
  'running-total': [
    'create table sales (day int, amount int); insert into sales values (1, 10), (2, 5), (3, 20)',
    [
      [1, 10],
      [2, 15],
      [3, 35],
    ],
    '10, 15 and 35',
  ],
  'running-total-with-equal-days': [
    'create table sales (day int, amount int); insert into sales values (1, 10), (2, 5), (2, 20)',
    [
      [1, 10, 10],
      [2, 5, 35],
      [2, 20, 35],
    ],
    '10, 35 and 35',
  ],
  'previous-value-by-lag': [
    'create table daily (day int, visits int); insert into daily values (1, 100), (2, 80), (3, 120)',
    [
      [1, null],
      [2, -20],
      [3, 40],
    ],
    'null, -20 and 40',
  ],
};
const readings = readQuestions(QUESTIONS_DIR).filter(
  ({ skill, kind }) => skill === 'SQL' && kind === 'code',
);

const database = await openMigratedDatabase();
afterAll(() => database.close());

test.each(readings)('the query of $key returns what its answer says', async (reading) => {
  const [setUp, expected, answer] = snippets[reading.key] ?? ['', null, ''];
  const undone = new Error('undone');
  const read = database.transaction(async (transaction) => {
    await transaction.exec(`create schema sample; set local search_path to sample; ${setUp}`);
    const { rows } = await transaction.query<object>(reading.code ?? '');
    expect(rows.map((row) => Object.values(row))).toEqual(expected);
    throw undone;
  });
  await expect(read).rejects.toBe(undone);
  expect(reading.options.find(({ id }) => id === reading.answer)?.text).toBe(answer);
});

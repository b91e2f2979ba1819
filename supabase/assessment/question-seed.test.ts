import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openMigratedDatabase } from '@talent/backend/testing/migrated-database';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Question } from './question.ts';
import { questionSeedSql } from './question-seed.ts';
import { QUESTIONS_DIR, readQuestions } from './read-questions.ts';

const path = join(import.meta.dirname, '../seed/assessment-questions.sql');
const pool = readQuestions(QUESTIONS_DIR);
const [first, ...rest] = pool as [Question, ...Question[]];

test('the committed seed matches the committed questions', () => {
  expect(questionSeedSql(pool)).toBe(readFileSync(path, 'utf8'));
});

const database = await openMigratedDatabase();
afterAll(() => database.close());

describe('in a database', () => {
  beforeEach(() => database.exec(questionSeedSql(pool)));
  const stored = async () =>
    (await database.query<Question & { active: boolean }>('select * from assessment_questions'))
      .rows;

  test('the seed stores every question as it was written', async () => {
    const byKey = new Map((await stored()).map((row) => [row.key, row]));
    expect(byKey.size).toBe(pool.length);
    for (const question of pool) {
      expect(byKey.get(question.key)).toEqual({ ...question, active: true });
    }
  });

  test('a question that was removed is retired, and one that returns is asked again', async () => {
    await database.exec(questionSeedSql(rest));
    const retired = (await stored()).filter(({ active }) => !active);
    expect(retired).toEqual([{ ...first, active: false }]);

    await database.exec(questionSeedSql(pool));
    expect((await stored()).every(({ active }) => active)).toBe(true);
  });

  test('a reworded question keeps its key and its only row', async () => {
    await database.exec(questionSeedSql([{ ...first, prompt: 'In other words?' }, ...rest]));
    const rows = (await stored()).filter(({ key }) => key === first.key);
    expect(rows).toMatchObject([{ prompt: 'In other words?' }]);
  });

  test.each([
    ['an unknown role', `roles = array['pilot']`, /roles_known/],
    ['no role', `roles = '{}'`, /roles_known/],
    ['an answer that is no option', `answer = '"f"'`, /answer_among_options/],
    ['a list as the answer to a single choice', `answer = '["a", "b"]'`, /answer_form/],
    ['a single answer to an order', `kind = 'order'`, /answer_form/],
    ['a snippet with a single choice', `code = 'print(1)'`, /code_of_kind/],
    ['two options', `options = '[{"id": "a"}, {"id": "b"}]'`, /options_count/],
    ['options that are no list', `options = '{}'`, /answer_among_options/],
    ['a difficulty of four', `difficulty = 4`, /difficulty_known/],
  ])('the table refuses %s', async (_case, assignment, constraint) => {
    const single = pool.find(({ kind, options }) => kind === 'single' && options.length === 4);
    await expect(
      database.query(`update assessment_questions set ${assignment} where key = $1`, [single?.key]),
    ).rejects.toThrow(constraint);
  });

  test('the service role reads the questions and changes none', async () => {
    const asServer = (sql: string) =>
      database.transaction(async (transaction) => {
        await transaction.exec('set local role service_role');
        return (await transaction.query(sql)).rows;
      });
    const keys = await asServer('select key from assessment_questions');
    expect(keys).toHaveLength(pool.length);
    await expect(asServer('update assessment_questions set active = false')).rejects.toThrow(
      /permission denied/,
    );
  });
});

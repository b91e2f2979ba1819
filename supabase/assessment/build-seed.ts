/** Writes seed/assessment-questions.sql: node supabase/assessment/build-seed.ts */
import { join } from 'node:path';
import { replaceFile } from '../sources/files/replace-file.ts';
import { QUESTIONS_DIR, readQuestions } from './read-questions.ts';
import { QuestionPoolError } from './question-pool-error.ts';
import { questionSeedSql } from './question-seed.ts';

try {
  const pool = readQuestions(QUESTIONS_DIR);
  replaceFile(
    join(import.meta.dirname, '..', 'seed', 'assessment-questions.sql'),
    questionSeedSql(pool),
  );
  console.log(`Wrote ${pool.length} questions.`);
} catch (error) {
  if (!(error instanceof QuestionPoolError)) throw error;
  console.error(`${error.message}\nNothing was changed.`);
  process.exitCode = 1;
}

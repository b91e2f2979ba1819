/** Writes seed/assessment-questions.sql: `node supabase/assessment/build-seed.ts`. */
import { join } from 'node:path';
import { createCommand, runCommand, terminalOutput } from '@talent/node/terminal/run-command';
import { replaceFile } from '../sources/files/replace-file.ts';
import { questionSeedSql } from './question-seed.ts';
import { QUESTIONS_DIR, readQuestions } from './read-questions.ts';

const file = join(import.meta.dirname, '../seed/assessment-questions.sql');

const command = createCommand('build-seed', terminalOutput)
  .description('Writes the seed file of assessment questions.')
  .action(() => {
    const pool = readQuestions(QUESTIONS_DIR);
    replaceFile(file, questionSeedSql(pool));
    console.log(`Wrote ${pool.length} questions.`);
  });
process.exitCode = await runCommand(
  command,
  process.argv.slice(2),
  terminalOutput,
  'Nothing was changed.',
);

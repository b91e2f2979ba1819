import { join } from 'node:path';
import { readQuestions } from '@talent/supabase/assessment/read-questions';
import { poolQuestionSchema, type PoolQuestion } from '../pool-question.ts';

/** The questions that the seed puts into the database, with the roles that they are for. */
export function seedPool(): (PoolQuestion & { roles: readonly string[] })[] {
  const folder = join(import.meta.dirname, '../../../assessment/questions');
  return readQuestions(folder).map((question) => ({
    ...poolQuestionSchema.parse(question),
    roles: question.roles,
  }));
}

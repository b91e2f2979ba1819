import type { Database } from '../database/sql.ts';

/**
 * Line of a migration in which it failed, from 1. The database tells it for few errors: for others the migration is run again,
 * statement by statement, and rolled back.
 * @param earlier migrations that the failed one needs, which are not applied either
 * @returns null where the second run does not fail in the same way
 */
export async function failedLine(
  database: Database,
  earlier: readonly { sql: string }[],
  sql: string,
  error: unknown,
): Promise<number | null> {
  const lineAt = (index: number): number => sql.slice(0, index).split('\n').length;
  if (!(error instanceof Error)) return null;
  if ('position' in error) return lineAt(Number(error.position) - 1);
  let line: number | null = null;
  const run = database.transaction(async (transaction) => {
    for (const migration of earlier) await transaction.exec(migration.sql);
    for (const { index, 0: whole, 1: statement = '' } of sql.matchAll(STATEMENT)) {
      await transaction.exec(statement).catch((again: unknown) => {
        const isSame = again instanceof Error && again.message === error.message;
        if (isSame) line = lineAt(index + whole.length - statement.length);
        throw again;
      });
    }
    throw new Error('It is rolled back.');
  });
  await run.catch(() => {});
  return line;
}

/** A statement after what stands before it, with the parts whose semicolons do not end it: comments and strings of all kinds. */
const STATEMENT =
  /(?:[\s;]|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$))*((?:--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|\be'(?:[^'\\]|\\[\s\S])*(?:'|$)|'[^']*(?:'|$)|"[^"]*(?:"|$)|\$(\w*)\$[\s\S]*?(?:\$\2\$|$)|[^;])*)/gi;

import { inspect } from 'node:util';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { expect, it } from 'vitest';
import { prepareConnection } from './connection.ts';

it('logs a refused request without what a terminal would act on', () => {
  const connection = prepareConnection(createPostgresConnection({}));
  const error = new Error("Could not find the table 'public.\u0000\u001b[31m\u202e'");
  expect(inspect(connection.normalizeDbError(error))).toBe(
    String.raw`The database refused a request: Could not find the table 'public.\u0000\u001b[31m\u202e' (no code)`,
  );
});

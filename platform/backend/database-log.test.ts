import { inspect } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from './database.ts';

it('logs a refused request without what a terminal would act on', async () => {
  const database = await openDatabase(null);
  onTestFinished(() => database.close());
  const error = new Error("Could not find the table 'public.\u0000\u001b[31m\u202e'");
  expect(inspect(database.normalizeDbError(error))).toBe(
    String.raw`The database refused a request: Could not find the table 'public.\u0000\u001b[31m\u202e' (no code)`,
  );
});

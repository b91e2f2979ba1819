import { expect, it } from 'vitest';
import { openServerDatabase } from './server-database.ts';
import { sharedServer } from '../testing/test-database.ts';

it('closes within seconds although a transaction waits for something else than the database', async () => {
  const address = sharedServer();
  if (address === null) throw new TypeError('The run of tests has no server.');
  const { database } = openServerDatabase(address, 'postgres');
  let begun = (): void => {};
  const isOpen = new Promise<void>((resolve) => (begun = resolve));
  const stuck = database.transaction(async (sql) => {
    await sql.query('select 1');
    begun();
    await new Promise(() => {});
  });
  stuck.catch(() => {});
  await isOpen;
  const start = performance.now();
  await database.close();
  // Without the limit it never ends.
  expect(performance.now() - start).toBeLessThan(15_000);
}, 30_000);

import { rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStackDatabase, type StackDatabase } from '../stack/stack-database.ts';
import { testDir } from '@talent/node/testing/test-dir';
import { prepareDatabase } from '../testing/template-cluster.ts';
import { changesSinceStop } from './relation-sizes.ts';
import type { ServerTrouble } from './server-log.ts';

const pathOf = async ({ database }: StackDatabase, table: string) => {
  const { rows } = await database.query<{ path: string }>(
    'select pg_relation_filepath($1::regclass) as path',
    [table],
  );
  return rows[0]?.path ?? '';
};

test('a table file that was cut or deleted while the server was stopped is reported at the next start', async () => {
  const dataDir = testDir();
  await prepareDatabase(dataDir);
  const troubles: ServerTrouble[] = [];
  const open = () =>
    openStackDatabase({ dataDir, password: '', onTrouble: (trouble) => troubles.push(trouble) });
  await (await open()).close();
  const second = await open();
  // After an ordinary stop there is nothing to report, nor while it runs: the sizes of the last stop are not its own.
  expect(troubles).toEqual([]);
  await second.database.exec('create table public.more as select generate_series(1, 10000)');
  expect(changesSinceStop(join(dataDir, 'database'))).toEqual([]);
  const path = await pathOf(second, 'public.salary_bands');
  const other = await pathOf(second, 'public.contact_requests');
  await second.close();

  const file = join(dataDir, 'database/cluster', path);
  const before = statSync(file).size;
  const half = Math.floor(before / 8192 / 2) * 8192;
  truncateSync(file, half);
  rmSync(join(dataDir, 'database/cluster', other));
  const third = await open();
  await third.close();
  const messages = [
    `${path} has ${half} bytes, and had ${before} at the last stop`,
    `${other} is missing since the last stop`,
  ];
  for (const message of messages) expect(troubles).toContainEqual({ kind: 'damaged', message });
});

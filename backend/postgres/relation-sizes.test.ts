import { rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStackDatabase, type StackDatabase } from '../stack/stack-database.ts';
import { testDir } from '@talent/node/testing/test-dir';
import { prepareDatabase } from '../testing/template-cluster.ts';
import { changesSinceStop } from './relation-sizes.ts';
import type { ServerTrouble } from './server-log.ts';

async function newSite() {
  const dataDir = testDir();
  await prepareDatabase(dataDir);
  const troubles: ServerTrouble[] = [];
  const open = () =>
    openStackDatabase({
      dataDir,
      password: '',
      onTrouble: (trouble) => troubles.push(trouble),
    });
  return { dataDir, troubles, open };
}

const pathOf = async ({ database }: StackDatabase, table: string) => {
  const { rows } = await database.query<{ path: string }>(
    'select pg_relation_filepath($1::regclass) as path',
    [table],
  );
  return rows[0]?.path ?? '';
};

test('a table file that was cut in half while the server was stopped is reported at the next start', async () => {
  const { dataDir, troubles, open } = await newSite();
  const first = await open();
  const [path, other] = await Promise.all([
    pathOf(first, 'public.salary_bands'),
    pathOf(first, 'public.contact_requests'),
  ]);
  await first.close();
  const file = join(dataDir, 'database/cluster', path);
  const before = statSync(file).size;
  const half = Math.floor(before / 8192 / 2) * 8192;
  truncateSync(file, half);
  rmSync(join(dataDir, 'database/cluster', other));
  const second = await open();
  expect(troubles).toContainEqual({
    kind: 'damaged',
    message: `${path} has ${half} bytes, and had ${before} at the last stop`,
  });
  expect(troubles).toContainEqual({
    kind: 'damaged',
    message: `${other} is missing since the last stop`,
  });
  await second.close();
}, 60_000);

test('reports nothing after an ordinary stop, nor after a crash, when the sizes are unknown', async () => {
  const { dataDir, troubles, open } = await newSite();
  const first = await open();
  await first.close();
  const second = await open();
  expect(troubles).toEqual([]);
  // It runs: the sizes of the last stop are not its own.
  await second.database.exec('create table public.more as select generate_series(1, 10000)');
  expect(changesSinceStop(join(dataDir, 'database'))).toEqual([]);
  await second.close();
}, 60_000);

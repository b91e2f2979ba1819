import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { describeCatalog } from './testing/catalog-cases.ts';
import { startMigratedServer, type MigratedServer } from './testing/migrated-server.ts';
import { readCatalog, type Catalog } from './testing/policy-backend.ts';

const seeds = join(import.meta.dirname, '../seed');

// With the same tables, policies and grants a hosted project answers as the local stack does.
describe('a hosted project', () => {
  let server: MigratedServer;
  let catalog: Catalog;
  beforeAll(async () => {
    server = await startMigratedServer();
    catalog = await readCatalog(async <Result>(sql: string) => {
      const { rows } = await server.client.query(sql);
      return rows as Result[];
    });
  }, 60_000);
  afterAll(() => server?.stop());

  describeCatalog(() => catalog);

  test('takes each seed, and a changed one over the one before', async () => {
    for (const file of readdirSync(seeds).filter((name) => /^(blog|salary|market)/.test(name))) {
      if (!file.endsWith('.sql')) continue;
      const sql = readFileSync(join(seeds, file), 'utf8');
      await server.client.query(sql);
      await server.client.query(sql);
    }
  });
});

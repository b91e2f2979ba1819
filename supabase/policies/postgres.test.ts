import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import { describeCatalog, readCatalog } from './testing/catalog-cases.ts';
import { query, openDatabase } from './testing/database.ts';

await openDatabase();

const seeds = join(import.meta.dirname, '../seed');

// With the same tables, policies and grants a hosted project answers as the local stack does.
describe('a hosted project', async () => {
  describeCatalog(await readCatalog(query));

  test('takes each seed, and a changed one over the one before', async () => {
    for (const file of readdirSync(seeds).filter((name) =>
      /^(blog|salary|market).*\.sql$/.test(name),
    )) {
      const sql = readFileSync(join(seeds, file), 'utf8');
      await query(sql);
      await query(sql);
    }
  });
});

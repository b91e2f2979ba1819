import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testDir } from '@talent/node/testing/test-dir';
import { prepareDatabase } from '../../testing/template-cluster.ts';
import { firstPageOf } from './cluster-files.ts';
import { checkPage, PAGE_SIZE } from './page-checksum.ts';

test("agrees with the server's own checksums on the pages of a real cluster, and finds one changed bit", async () => {
  const dataDir = testDir();
  await prepareDatabase(dataDir);
  const base = join(dataDir, 'database/cluster/base');
  let pages = 0;
  let found = 0;
  for (const database of readdirSync(base)) {
    for (const file of readdirSync(join(base, database))) {
      if (firstPageOf(`base/${database}/${file}`) === null || pages > 1500) continue;
      const bytes = readFileSync(join(base, database, file));
      for (let block = 0; (block + 1) * PAGE_SIZE <= bytes.length; block += 1) {
        const page = bytes.subarray(block * PAGE_SIZE, (block + 1) * PAGE_SIZE);
        pages += 1;
        expect(checkPage(page, block), `${file} ${block}`).toEqual({ status: 'intact' });
        if (page.readUInt16LE(14) === 0) continue;
        const at = (pages * 37) % PAGE_SIZE;
        page[at] = (page[at] ?? 0) ^ 1;
        if (checkPage(page, block).status === 'damaged') found += 1;
        page[at] = (page[at] ?? 0) ^ 1;
        // In its right place only.
        expect(checkPage(page, block + 1).status).toBe('damaged');
      }
    }
  }
  expect(pages).toBeGreaterThan(1000);
  expect(found).toBeGreaterThan(1000);
});

test('a page of zeros is a new one, and one with something in it is damaged', () => {
  const page = Buffer.alloc(PAGE_SIZE);
  expect(checkPage(page, 7)).toEqual({ status: 'intact' });
  page[5000] = 1;
  expect(checkPage(page, 7)).toEqual({ status: 'damaged', lsn: 0n });
});

test('files with pages are recognized, and later gigabytes continue the count', () => {
  expect(firstPageOf('base/16384/2619')).toBe(0);
  expect(firstPageOf('base/16384/2619_vm')).toBe(0);
  expect(firstPageOf('global/1262')).toBe(0);
  expect(firstPageOf('base/16384/24576.2')).toBe(262_144);
  expect(firstPageOf('base/16384/PG_VERSION')).toBeNull();
  expect(firstPageOf('pg_xact/0000')).toBeNull();
});

import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { AttackedSite } from '../attacked-site.ts';

/** Looks into the data folder as another user of the machine, and for secrets in what the site has said so far. */
export async function attack({ dataDir, secrets, output }: AttackedSite): Promise<void> {
  const open: string[] = [];
  for (const entry of ['', ...(await readdir(dataDir, { recursive: true }))]) {
    // The database server makes and removes files while it runs.
    const found = await lstat(join(dataDir, entry)).catch(() => null);
    if (found !== null && (found.mode & 0o077) !== 0 && !found.isSymbolicLink()) open.push(entry);
  }
  expect(open, 'files and folders that others may read or enter').toEqual([]);
  const log = await readFile(join(dataDir, 'gateway.log'), 'utf8');
  const named = (text: string) =>
    Object.keys(secrets).filter((n) => text.includes(secrets[n] ?? ''));
  expect(named(log), 'secrets in gateway.log').toEqual([]);
  expect(named(output()), 'secrets in what npm start prints').toEqual([]);
  expect(log, 'tokens, cookies and passwords').not.toMatch(
    /eyJ[\w-]{20,}|talent_guard=|password|Bearer /,
  );
}

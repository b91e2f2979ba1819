import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readBuildRecord, writeBuildRecord } from '../store/build-record.ts';
import { REPOSITORY_ROOT } from '@talent/node/env/environment';
import { createStandardSite } from '../gateway/testing/standard-site.ts';
import { namesIn, readLock } from '../release/audit/advisories/locked-packages.ts';
import { runLine } from './testing/run-line.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-advisories-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** SAMPLE, written by hand: React has no such weakness. */
const sample = {
  id: 'GHSA-samp-le00-0002',
  modified: '2026-11-19T08:00:00Z',
  summary: 'SAMPLE in react',
  affected: [
    {
      package: { ecosystem: 'npm', name: 'react' },
      ranges: [{ type: 'SEMVER', events: [{ introduced: '0' }] }],
    },
  ],
  database_specific: { severity: 'HIGH' },
};

async function importFile(content: unknown, ...options: string[]) {
  const { store, apps } = await createStandardSite();
  const file = join(folder, 'osv.json');
  await writeFile(file, JSON.stringify(content));
  const published = { app: 'shell', version: apps.shell.version };
  const earlier = { status: 'unavailable' as const, reason: '405' };
  await writeBuildRecord(store, published, {
    schema: 1,
    at: '2026-01-01T00:00:00Z',
    audit: earlier,
  });
  const { code, out, trouble } = await runLine(['import-advisories', file, ...options], () => ({
    store,
    root: REPOSITORY_ROOT,
    compose: () => Promise.resolve(),
  }));
  const record = await readBuildRecord(store, 'shell', apps.shell.version);
  return { code, text: out + trouble, record };
}

it('an import renews the audits of the live versions, and names its source', async () => {
  expect(namesIn(await readLock(REPOSITORY_ROOT))).toContain('react');
  const { code, text, record } = await importFile(sample);
  expect(text).toContain('1 records about npm, the newest of 2026-11-19.\n');
  expect(text).toContain('Source: OSV (osv.dev): GitHub Advisory Database (CC-BY 4.0)\n');
  expect(text).toContain('shell: 1 known advisory of its dependencies, worst: high\n');
  expect(record?.audit).toMatchObject({
    status: 'measured',
    advisories: [{ package: 'react', severity: 'high', title: 'SAMPLE in react', patched: null }],
    source: { newest: '2026-11-19T08:00:00.000Z' },
  });
  expect(code).toBe(0);
});

it('prints for programs how much was read, and each audit', async () => {
  expect(JSON.parse((await importFile(sample, '--json')).text)).toMatchObject({
    records: 1,
    newest: '2026-11-19T08:00:00.000Z',
    audits: expect.arrayContaining([
      expect.objectContaining({
        app: 'shell',
        audit: expect.objectContaining({ status: 'measured' }),
      }),
    ]) as unknown,
  });
});

it('names a file without advisories, and changes nothing', async () => {
  const { code, text, record } = await importFile({ hello: 'world' });
  expect(text).toMatch(/^error: .*osv\.json is no record of the OSV schema/);
  expect(record?.audit).toEqual({ status: 'unavailable', reason: '405' });
  expect(code).toBe(1);
});

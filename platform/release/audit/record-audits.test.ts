import { expect, it, vi } from 'vitest';
import { readBuildRecord } from '../../store/build-record.ts';
import { REPOSITORY_ROOT } from '@talent/node/env/environment';
import { createMemoryStore } from '../../store/testing/memory-store.ts';
import { recordAudits } from './record-audits.ts';
import { workspaceFolders } from './workspace-folders.ts';

const root = REPOSITORY_ROOT;
const version = '1.0.0-0123456789';
const printed = JSON.stringify({
  advisories: {
    1: {
      ...{ module_name: 'x', severity: 'high', title: 'Bad', url: 'https://example.com/1' },
      findings: [{ version: '1.0.0', paths: ['shared/sdk>x'] }],
    },
  },
});
const now = () => new Date('2026-11-20T10:00:00Z');

it('one question to the registry answers for all apps, and is noted beside each version', async () => {
  const store = createMemoryStore();
  const run = vi.fn(async () => printed);
  const apps = [
    { app: 'shell', version },
    { app: 'mfe-blog', version },
  ];
  await recordAudits({ store, root, apps, run, now });
  expect(run).toHaveBeenCalledTimes(1);
  expect(await store.list('artifacts')).toEqual([]);
  for (const { app } of apps) {
    expect(await readBuildRecord(store, app, version)).toMatchObject({
      at: '2026-11-20T10:00:00.000Z',
      audit: { status: 'measured', advisories: [{ package: 'x', severity: 'high' }] },
    });
  }
});

it('what was measured stays; what was not available is asked for again', async () => {
  const store = createMemoryStore();
  const apps = [{ app: 'shell', version }];
  const run = vi.fn(async () => 'no connection');
  await recordAudits({ store, root, apps, run, now });
  expect(await readBuildRecord(store, 'shell', version)).toMatchObject({
    audit: {
      status: 'unavailable',
      reason: 'no connection; no advisories were imported either: pnpm import-advisories',
    },
  });
  run.mockResolvedValue(printed);
  await recordAudits({ store, root, apps, run, now });
  await recordAudits({ store, root, apps, run, now });
  expect(run).toHaveBeenCalledTimes(2);
  expect(await readBuildRecord(store, 'shell', version)).toMatchObject({
    audit: { status: 'measured' },
  });
});

it('nothing is noted after the site has stopped', async () => {
  const store = createMemoryStore();
  const leaving = new AbortController();
  const run = async () => {
    leaving.abort();
    return printed;
  };
  const apps = [{ app: 'shell', version }];
  await recordAudits({ store, root, apps, run, signal: leaving.signal });
  expect(await readBuildRecord(store, 'shell', version)).toBeNull();
});

it('an app comes with the workspace packages that it depends on, and those with theirs', async () => {
  const folders = await workspaceFolders(root, 'mfe-blog');
  expect([...folders]).toEqual(expect.arrayContaining(['mfe-blog', 'shared/sdk', 'shared/data']));
  expect([...folders]).not.toContain('platform');
  expect([...folders]).not.toContain('mfe-admin');
});

import { beforeEach, expect, it } from 'vitest';
import { createMemoryStore } from '../../store/testing/memory-store.ts';
import { withTrust, type ReleaseStore } from '../release-store.ts';
import { removeChannel } from '../revision-files.ts';
import { previewTrust, testTrust } from '../testing/test-trust.ts';
import { commitSettings, readSettings, settingsHistory } from './settings-files.ts';
import type { GivenValues } from './settings-revision.ts';

let store: ReleaseStore;
beforeEach(() => {
  store = withTrust(createMemoryStore(), testTrust);
});

interface Change {
  app?: string;
  before?: GivenValues;
  after: GivenValues;
  channel?: string;
  in?: ReleaseStore;
}

function set({ app = 'mfe-blog', before = {}, after, channel = 'stable', ...rest }: Change) {
  return commitSettings(rest.in ?? store, {
    channel,
    app,
    action: 'set',
    before,
    after,
    by: 'Ada',
    at: new Date('2026-01-02T03:04:05Z'),
  });
}

async function now(channel = 'stable') {
  const { settings, damaged, highestRevision } = await readSettings(store, channel);
  const { revision = 0, values = {} } = settings ?? {};
  return { revision, values, highestRevision, reasons: damaged.map(({ reason }) => reason) };
}

it('settings of a channel are numbered, signed revisions of the values of every app', async () => {
  expect(await now()).toEqual({ revision: 0, values: {}, highestRevision: 0, reasons: [] });
  await set({ after: { related: 5 } });
  await set({ app: 'mfe-jobs', after: { newList: 0.1 } });
  const both = { 'mfe-blog': { related: 5 }, 'mfe-jobs': { newList: 0.1 } };
  expect(await now()).toMatchObject({ revision: 2, values: both });
  await set({ before: { related: 5 }, after: {} });
  expect(await now()).toMatchObject({ revision: 3, values: { 'mfe-jobs': { newList: 0.1 } } });
  expect((await settingsHistory(store, 'stable')).map(({ app }) => app)).toEqual([
    'mfe-blog',
    'mfe-jobs',
    'mfe-blog',
  ]);
  expect(await now('next')).toMatchObject({ revision: 0 });
});

it('settings of a channel of two apps can be changed by two teams at once: both changes stay', async () => {
  const teams = Array.from({ length: 8 }, (_, index) => `mfe-${'abcdefgh'[index]}`);
  await Promise.all(teams.map((app) => set({ app, after: { related: 5 } })));
  const { revision, values } = await now();
  expect(revision).toBe(8);
  expect(Object.keys(values).sort()).toEqual(teams);
});

it('settings of a channel of one app cannot be overwritten by a second person who has not seen the first change', async () => {
  const attempts = await Promise.allSettled([
    set({ after: { related: 5 } }),
    set({ after: { look: 'dense' } }),
  ]);
  expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const { reason } = attempts.find(({ status }) => status === 'rejected') as { reason: Error };
  expect(reason).toMatchObject({ code: 'settings-conflict', isConflict: true });
  expect(reason.message).toContain('changed in between, by Ada in revision 1');
  expect((await now()).revision).toBe(1);
});

it('settings of a channel need a key of the channel, and go with their preview', async () => {
  const preview = withTrust(store, previewTrust);
  await expect(set({ in: preview, after: { related: 5 } })).rejects.toThrow('RELEASE_SIGNING_KEY');
  await set({ in: preview, after: { related: 5 }, channel: 'pr-7' });
  expect(await now('pr-7')).toMatchObject({ revision: 1 });
  // A preview's file in the place of one of visitors.
  await store.write(
    'settings/stable/00000001.json',
    (await store.read('settings/pr-7/00000001.json'))?.body ?? '',
  );
  expect((await now()).reasons[0]).toContain('for previews only');
  await removeChannel(store, 'pr-7');
  expect(await now('pr-7')).toMatchObject({ revision: 0, highestRevision: 0 });
});

it('settings of a channel are the last good ones where an older file is copied under a newer number', async () => {
  await set({ after: { related: 5 } });
  await set({ before: { related: 5 }, after: { related: 6 } });
  const first = await store.read('settings/stable/00000001.json');
  await store.write('settings/stable/00000003.json', first?.body ?? '');
  expect(await now()).toMatchObject({
    revision: 2,
    reasons: ['it is a copy of settings/stable/00000001.json'],
  });
  // The next change heals it.
  await set({ before: { related: 6 }, after: { related: 2 } });
  expect(await now()).toMatchObject({ revision: 4, reasons: [] });
});

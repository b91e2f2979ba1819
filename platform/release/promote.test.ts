import { manifestOf } from '@talent/artifact/testing/make-artifact';
import { expect, it } from 'vitest';
import { commitRelease, history, readLatest } from '../registry/registry.ts';
import { withTrust } from '../registry/release-store.ts';
import { publishManifest } from '../registry/testing/publish-manifest.ts';
import { previewTrust } from '../registry/testing/test-trust.ts';
import { promote } from './promote.ts';
import { resolveVersions } from './resolve-versions.ts';
import { admin, blog, jobs, shell, releaseFixture, version } from './testing/release-fixture.ts';

const fixture = releaseFixture();

async function composedBy(versions: Record<string, string>): Promise<string[]> {
  fixture.composed.length = 0;
  await fixture.promoteAll(versions);
  return fixture.composed.toSorted();
}

it('makes a set live in one step, and nothing where it is live already', async () => {
  const versions = await fixture.publish(shell, blog, admin);
  expect(await fixture.promoteAll(versions)).toMatchObject({
    status: 'released',
    release: { revision: 1, apps: versions },
  });
  expect(await fixture.promoteAll(versions)).toMatchObject({ status: 'unchanged', composed: [] });
  expect(await history(fixture.store, fixture.channel)).toHaveLength(1);
});

it('composes the pages of what it makes live or finds missing, of all public remotes under a new shell', async () => {
  const versions = await fixture.publish(shell, blog, jobs, admin);
  expect(await composedBy(versions)).toEqual(['mfe-blog', 'mfe-jobs', 'shell']);
  expect(await composedBy(await fixture.publish(version(blog, 1)))).toEqual(['mfe-blog']);
  const under = await fixture.publish(version(shell, 1));
  expect(await composedBy(under)).toEqual(['mfe-blog', 'mfe-jobs', 'shell']);
  for (const key of await fixture.store.list('pages')) await fixture.store.remove(key);
  expect(await composedBy({ 'mfe-jobs': versions['mfe-jobs'] ?? '' })).toEqual(['mfe-jobs']);
  expect(await composedBy(under)).toEqual(['mfe-blog', 'shell']);
});

it('refuses a set that does not fit together, with every problem, and composes nothing', async () => {
  await expect(fixture.promoteAll(await fixture.publish(blog))).rejects.toMatchObject({
    problems: [{ rule: 'shell-missing' }],
  });
  await fixture.promoteAll(await fixture.publish(shell, blog));
  fixture.composed.length = 0;
  const before = await fixture.live();
  const contract = '^2.0.0';
  const clash = { ...version(jobs, 1), patterns: ['/blog/:id'], contract };
  const versions = await fixture.publish(clash);
  await expect(
    fixture.promoteAll({ ...versions, shell: '9.9.9-0000000000' }),
  ).rejects.toMatchObject({
    code: 'release-refused',
    problems: [{ rule: 'artifact-missing' }, { rule: 'pattern-owned' }],
  });
  await expect(fixture.promoteAll(versions)).rejects.toMatchObject({
    problems: [
      { rule: 'contract-mismatch', message: expect.stringContaining('widen the range') },
      {},
    ],
  });
  expect(fixture.composed).toEqual([]);
  expect(await fixture.live()).toEqual(before);
});

it('leaves the channel as it is where pages cannot be composed', async () => {
  const versions = await fixture.publish(shell, blog);
  const compose = () => Promise.reject(new Error('database is down'));
  await expect(promote({ ...fixture, versions, compose })).rejects.toMatchObject({
    code: 'composition-failed',
    message: expect.stringContaining('database is down'),
  });
  const { release, highestRevision } = await readLatest(fixture.store, fixture.channel);
  expect([release, highestRevision]).toEqual([null, 0]);
});

it('starts a new channel from what visitors see, even where it is the same', async () => {
  await fixture.promoteAll(await fixture.publish(shell, blog, jobs));
  const live = await fixture.live();
  const same = { 'mfe-blog': live['mfe-blog'] ?? '' };
  const next = await fixture.publish(version(blog, 1));
  for (const [channel, versions] of Object.entries({ preview: same, canary: next })) {
    await promote({ ...fixture, channel, versions });
    const { release } = await readLatest(fixture.store, channel);
    expect(release?.apps).toEqual({ ...live, ...versions });
    // An app that it takes over is not changed by it.
    expect(release?.changed).toEqual(versions === same ? [] : ['mfe-blog']);
  }
});

/** Promotes what is published, while another person's release arrives as its first page is composed. */
async function promoteWhile(other: Record<string, string>, versions: Record<string, string>) {
  fixture.composed.length = 0;
  const { store, channel } = fixture;
  const compose: typeof fixture.compose = async (pair) => {
    if (fixture.composed.length === 0) await fixture.promoteAll(other);
    await fixture.compose(pair);
  };
  return promote({ store, channel, versions, compose });
}

it('two releases at once of different apps both take place, and are checked again as the set that they make', async () => {
  await fixture.promoteAll(await fixture.publish(shell, blog, jobs));
  const next = await fixture.publish(version(blog, 1));
  const other = await fixture.publish(version(jobs, 1));
  expect(await promoteWhile(other, next)).toMatchObject({
    release: { revision: 3, changed: ['mfe-blog'] },
  });
  expect(await fixture.live()).toMatchObject({ ...next, ...other });
  const patterns = ['/blog/:slug', '/careers'];
  const clashing = await fixture.publish({ ...version(blog, 2), patterns });
  const taking = await fixture.publish({ ...version(jobs, 2), patterns: ['/careers'] });
  await expect(promoteWhile(taking, clashing)).rejects.toMatchObject({
    problems: [{ rule: 'pattern-owned' }],
  });
});

it('two releases at once of the same app are a conflict for the later one', async () => {
  await fixture.promoteAll(await fixture.publish(shell, blog));
  const next = await fixture.publish(version(blog, 1));
  const other = await fixture.publish(version(blog, 2));
  await expect(promoteWhile(other, next)).rejects.toMatchObject({
    code: 'release-conflict',
    winner: { revision: 2 },
  });
  expect(await fixture.live()).toMatchObject(other);
});

it('many people can release an app of their own at once', async () => {
  const apps = [0, 1, 2, 3].map((n) => ({ name: `mfe-team-${n}`, patterns: [`/team-${n}`] }));
  await fixture.promoteAll(await fixture.publish(shell, ...apps));
  const next = await Promise.all(apps.map((app) => fixture.publish(version(app, 1))));
  await Promise.all(next.map((versions) => fixture.promoteAll(versions)));
  expect(await fixture.live()).toMatchObject(Object.assign({}, ...next));
});

it('takes the newest version that a key for the channel has published, and any that is named', async () => {
  const { store } = fixture;
  const [ours, theirs] = ['1.0.0-0000000001', '1.0.0-0000000002'];
  const textOf = (version: string) =>
    JSON.stringify(manifestOf({ name: 'mfe-blog', patterns: ['/'], version }));
  await publishManifest(store, 'mfe-blog', ours, textOf(ours));
  await publishManifest(withTrust(store, previewTrust), 'mfe-blog', theirs, textOf(theirs));
  expect(await resolveVersions(store, ['mfe-blog'], 'stable')).toEqual({ 'mfe-blog': ours });
  expect(await resolveVersions(store, ['mfe-blog'], 'canary')).toEqual({ 'mfe-blog': ours });
  expect(await resolveVersions(store, ['mfe-blog'], 'pr-7')).toEqual({ 'mfe-blog': theirs });
  const named = [`mfe-blog@${theirs}`];
  expect(await resolveVersions(store, named, 'stable')).toEqual({ 'mfe-blog': theirs });
});

const wide = '^1.0.0 || ^2.0.0';

it('refuses a shell that could not stay live if another app is rolled back', async () => {
  await fixture.promoteAll(await fixture.publish(shell, blog));
  await fixture.promoteAll(await fixture.publish({ ...version(blog, 1), contract: wide }));
  const next = await fixture.publish({ ...version(shell, 1), contract: '2.0.0' });
  await expect(fixture.promoteAll(next)).rejects.toMatchObject({
    problems: [
      {
        rule: 'rollback-contract',
        message: expect.stringMatching(
          /a rollback of mfe-blog would restore 1\.0\.0-.*needs contract \^1\.0\.0, shell@.* provides 2\.0\.0/,
        ),
      },
    ],
  });
  await fixture.promoteAll(await fixture.publish({ ...version(blog, 2), contract: wide }));
  expect(await fixture.promoteAll(next)).toMatchObject({ status: 'released' });
});

it('refuses a version that does not fit the shell of the running canary, until the canary has ended', async () => {
  await fixture.promoteAll(await fixture.publish(shell, { ...blog, contract: wide }));
  /** Gives a share of the visitors what is live, with a shell of contract 2 in it. */
  const canary = async (percent: number) => {
    const versions = await fixture.publish({ ...version(shell, 9), contract: '2.0.0' });
    await commitRelease(fixture.store, {
      channel: 'canary',
      percent,
      action: 'canary',
      changed: ['shell'],
      at: new Date(),
      apps: { ...(await fixture.live()), ...versions },
      expectedRevision: (await readLatest(fixture.store, 'canary')).highestRevision,
    });
  };
  await canary(10);
  const narrow = await fixture.publish(version(jobs, 1));
  await expect(fixture.promoteAll(narrow)).rejects.toMatchObject({
    problems: [{ rule: 'live-contract', message: expect.stringContaining('channel canary too') }],
  });
  await fixture.promoteAll(await fixture.publish({ ...version(jobs, 2), contract: wide }));
  await canary(0);
  expect(await fixture.promoteAll(narrow)).toMatchObject({ status: 'released' });
});

it('requires a canary to fit stable, and a preview to fit only itself', async () => {
  await fixture.promoteAll(await fixture.publish(shell, { ...blog, contract: wide }));
  const versions = await fixture.publish(
    { ...version(shell, 1), contract: '2.0.0' },
    { ...version(blog, 1), contract: '^2.0.0' },
  );
  const release = (channel: string) => promote({ ...fixture, channel, versions });
  await expect(release('canary')).rejects.toMatchObject({ problems: [{ rule: 'live-contract' }] });
  expect(await release('next')).toMatchObject({ status: 'released' });
});

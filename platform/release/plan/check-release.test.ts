import { expect, it } from 'vitest';
import { artifactKey } from '../../store/published-artifacts.ts';
import { readLatest } from '../../registry/registry.ts';
import { releaseKey } from '../../registry/release.ts';
import { retire } from '../retire.ts';
import { blog, jobs, shell, releaseFixture, version } from '../testing/release-fixture.ts';

const fixture = releaseFixture(async ({ promoteAll, publish }) =>
  promoteAll(await publish(shell, blog, jobs)),
);

const latest = async () => (await readLatest(fixture.store, fixture.channel)).release;
const manifestKey = async (app: string) =>
  artifactKey(app, (await fixture.live())[app] ?? '', 'manifest.json');
const takingJobs = { ...version(blog, 1), patterns: ['/jobs'] };

it('the noted facts are enough to release or refuse another app while a manifest is damaged, and not to compose pages', async () => {
  await fixture.store.write(await manifestKey('mfe-jobs'), 'cut o');
  const next = await fixture.publish(version(blog, 2));
  expect(await fixture.promoteAll(next)).toMatchObject({ status: 'released' });
  expect((await latest())?.facts?.['mfe-jobs']).toMatchObject({ routes: [{ pattern: '/jobs' }] });
  await expect(fixture.promoteAll(await fixture.publish(takingJobs))).rejects.toMatchObject({
    problems: [{ rule: 'pattern-owned' }],
  });
  await expect(fixture.promoteAll(await fixture.publish(version(shell, 1)))).rejects.toMatchObject({
    code: 'artifact-damaged',
  });
  expect(await latest()).toMatchObject({ revision: 2 });
});

/** Without the facts: it could not read its manifests when it was signed. */
async function forgetFacts(): Promise<void> {
  const before = { ...(await latest()), facts: {} };
  const signature = await fixture.store.trust.sign('release', before, 'visitors');
  const key = releaseKey(fixture.channel, 1);
  await fixture.store.write(key, JSON.stringify({ ...before, signature }));
  expect(await latest()).toEqual(before);
}

it('a release without facts is checked with its manifests, and the next release notes their facts', async () => {
  await forgetFacts();
  await expect(fixture.promoteAll(await fixture.publish(takingJobs))).rejects.toMatchObject({
    problems: [{ rule: 'pattern-owned' }],
  });
  await fixture.promoteAll(await fixture.publish(version(blog, 2)));
  expect((await latest())?.facts).toMatchObject({
    'mfe-jobs': { routes: [{ pattern: '/jobs', guard: null }] },
    'mfe-blog': { routes: [{ pattern: '/blog/:slug', guard: null }] },
  });
});

it('only the signed manifest is used, to check and to note facts', async () => {
  await forgetFacts();
  const key = await manifestKey('mfe-jobs');
  const file = await fixture.store.read(key);
  const text = new TextDecoder().decode(file?.body);
  await fixture.store.write(key, text.replaceAll('/jobs', '/careers'));
  const attempt = fixture.promoteAll(await fixture.publish(takingJobs));
  await expect(attempt).rejects.toMatchObject({ code: 'artifact-damaged' });
  const { release } = await retire(fixture.store, fixture.channel, 'mfe-blog');
  expect(Object.keys(release?.facts ?? {})).toEqual(['shell']);
});

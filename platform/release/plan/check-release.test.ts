import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { factsOf } from '@talent/artifact/app-facts';
import { artifactKey, readPublishedManifest } from '../../store/published-artifacts.ts';
import { readLatest } from '../../registry/registry.ts';
import { releaseKey } from '../../registry/release.ts';
import { retire } from '../retire.ts';
import {
  blog,
  jobs,
  shell,
  version,
  createReleaseFixture,
  type ReleaseFixture,
} from '../testing/release-fixture.ts';

let fixture: ReleaseFixture;
beforeEach(async () => {
  fixture = await createReleaseFixture();
  await fixture.promoteAll(await fixture.publish(shell, blog, jobs));
});
afterEach(() => fixture.remove());

const latest = async () => (await readLatest(fixture.store, fixture.channel)).release;
const manifestKey = async (app: string) =>
  artifactKey(app, (await fixture.live())[app] ?? '', 'manifest.json');
const takingJobs = { ...version(blog, 1), patterns: ['/jobs'] };

describe('the facts that a release notes of its apps', () => {
  it('are those of their manifests', async () => {
    const facts = (await latest())?.facts;
    const live = await fixture.live();
    expect(Object.keys(facts ?? {}).sort()).toEqual(['mfe-blog', 'mfe-jobs', 'shell']);
    for (const [app, number] of Object.entries(live)) {
      const manifest = await readPublishedManifest(fixture.store, app, number);
      expect(facts?.[app]).toEqual(manifest && factsOf(manifest));
    }
  });

  it('are enough to release or refuse another app while a manifest is damaged', async () => {
    await fixture.store.write(await manifestKey('mfe-jobs'), 'cut o');
    const next = await fixture.publish(version(blog, 2));
    expect(await fixture.promoteAll(next)).toMatchObject({ status: 'released' });
    expect((await latest())?.facts?.['mfe-jobs']).toMatchObject({ routes: [{ pattern: '/jobs' }] });
    const taking = await fixture.publish(takingJobs);
    await expect(fixture.promoteAll(taking)).rejects.toMatchObject({
      problems: [{ rule: 'pattern-owned' }],
    });
  });

  it('does not replace a manifest that pages must be composed with', async () => {
    await fixture.store.remove(await manifestKey('mfe-jobs'));
    const next = await fixture.publish(version(shell, 1));
    await expect(fixture.promoteAll(next)).rejects.toMatchObject({ code: 'artifact-damaged' });
    expect(await latest()).toMatchObject({ revision: 1 });
  });
});

describe('a release that could not read its manifests when it was signed', () => {
  beforeEach(async () => {
    const before = { ...(await latest()), facts: {} };
    const signature = await fixture.store.trust.sign('release', before, 'visitors');
    const key = releaseKey(fixture.channel, 1);
    await fixture.store.write(key, JSON.stringify({ ...before, signature }));
    expect(await latest()).toEqual(before);
  });

  it('is checked with its manifests, and the next release notes their facts', async () => {
    await expect(fixture.promoteAll(await fixture.publish(takingJobs))).rejects.toMatchObject({
      problems: [{ rule: 'pattern-owned' }],
    });
    await fixture.promoteAll(await fixture.publish(version(blog, 2)));
    expect((await latest())?.facts).toMatchObject({
      'mfe-jobs': { routes: [{ pattern: '/jobs', guard: null }] },
      'mfe-blog': { routes: [{ pattern: '/blog/:slug', guard: null }] },
    });
  });

  it('uses only the signed manifest, to check and to note facts', async () => {
    const key = await manifestKey('mfe-jobs');
    const file = await fixture.store.read(key);
    const text = new TextDecoder().decode(file?.body);
    await fixture.store.write(key, text.replaceAll('/jobs', '/careers'));
    const attempt = fixture.promoteAll(await fixture.publish(takingJobs));
    await expect(attempt).rejects.toMatchObject({ code: 'artifact-damaged' });
    const { facts } = await retire(fixture.store, fixture.channel, 'mfe-blog');
    expect(Object.keys(facts)).toEqual(['shell']);
  });
});

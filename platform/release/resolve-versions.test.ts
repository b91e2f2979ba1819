import { manifestOf } from '@talent/artifact/testing/make-artifact';
import { expect, it } from 'vitest';
import { createMemoryStore } from '../store/testing/memory-store.ts';
import { withTrust } from '../registry/release-store.ts';
import { publishManifest } from '../registry/testing/publish-manifest.ts';
import { previewTrust, testTrust } from '../registry/testing/test-trust.ts';
import { resolveVersions } from './resolve-versions.ts';

it('takes the newest version that a key for the channel has published, and any that is named', async () => {
  const clock = { time: 0 };
  const store = withTrust(
    createMemoryStore(() => new Date(clock.time)),
    testTrust,
  );
  const [ours, theirs] = ['1.0.0-0000000001', '1.0.0-0000000002'];
  const textOf = (version: string) =>
    JSON.stringify(manifestOf({ name: 'mfe-blog', patterns: ['/'], version }));
  await publishManifest(store, 'mfe-blog', ours, textOf(ours));
  clock.time = 1000;
  await publishManifest(withTrust(store, previewTrust), 'mfe-blog', theirs, textOf(theirs));
  expect(await resolveVersions(store, ['mfe-blog'], 'stable')).toEqual({ 'mfe-blog': ours });
  expect(await resolveVersions(store, ['mfe-blog'], 'canary')).toEqual({ 'mfe-blog': ours });
  expect(await resolveVersions(store, ['mfe-blog'], 'pr-7')).toEqual({ 'mfe-blog': theirs });
  const named = [`mfe-blog@${theirs}`];
  expect(await resolveVersions(store, named, 'stable')).toEqual({ 'mfe-blog': theirs });
});

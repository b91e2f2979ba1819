import type { MadeSource } from '@talent/artifact/testing/make-provenance';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeChannelSettings } from '../../registry/channel-settings.ts';
import { withTrust } from '../../registry/release-store.ts';
import { previewTrust } from '../../registry/testing/test-trust.ts';
import { blog, createReleaseFixture, shell, version } from '../testing/release-fixture.ts';

const CLEAN: MadeSource = { commit: 'c'.repeat(40) };
const DIRTY: MadeSource = { commit: 'a'.repeat(40), changedPaths: ['mfe-blog/src/a.ts'] };

let site: Awaited<ReturnType<typeof createReleaseFixture>>;
beforeEach(async () => {
  site = await createReleaseFixture();
  await site.promoteAll(await site.publish(shell, { ...blog, source: CLEAN }));
});
afterEach(() => site.remove());

const require = (requireCleanSource: boolean) =>
  writeChannelSettings(site.store, 'stable', {
    requireCleanSource,
    twoPersons: false,
    afterRelease: 'tell',
  });
const next = (source?: MadeSource) =>
  site.publish(source ? { ...version(blog, 1), source } : version(blog, 1));

describe('a channel that requires clean sources', () => {
  it('refuses a version of uncommitted changes, says which, and what to do', async () => {
    await require(true);
    await expect(site.promoteAll(await next(DIRTY))).rejects.toMatchObject({
      problems: [
        {
          rule: 'dirty-source',
          message: expect.stringMatching(
            /not clean: 1 file differs.*mfe-blog\/src\/a\.ts.*commit everything.*pnpm release channel stable --allow-dirty-source/s,
          ) as unknown,
        },
      ],
    });
  });

  it('refuses a version whose sources nobody noted', async () => {
    await require(true);
    await expect(site.promoteAll(await next())).rejects.toThrow('sources unknown');
  });

  it('takes the same version once it is published from a clean commit', async () => {
    await require(true);
    const dirty = await next(DIRTY);
    const clean = await next(CLEAN);
    expect(clean).toEqual(dirty);
    expect(await site.promoteAll(clean)).toMatchObject({ status: 'released' });
  });

  it('does not look at the apps that stay as they are, and lets every rollback through', async () => {
    const dirty = await next(DIRTY);
    await site.promoteAll(dirty);
    await site.promoteAll(await site.publish({ ...version(blog, 2), source: CLEAN }));
    await require(true);
    await site.rollBack('mfe-blog');
    expect(await site.live()).toMatchObject(dirty);
    await site.promoteAll(await site.publish({ ...version(shell, 1), source: CLEAN }));
  });
});

it('a channel takes every version at first, and after it is allowed again', async () => {
  await require(true);
  await require(false);
  expect(await site.promoteAll(await next(DIRTY))).toMatchObject({ status: 'released' });
});

describe('settings', () => {
  it('of visitors are not signed with a key of previews', async () => {
    const theirs = withTrust(site.store, previewTrust);
    const settings = {
      requireCleanSource: false,
      twoPersons: false,
      afterRelease: 'tell' as const,
    };
    await expect(writeChannelSettings(theirs, 'stable', settings)).rejects.toMatchObject({
      code: 'preview-key',
    });
    await writeChannelSettings(theirs, 'pr-7', settings);
  });

  it('that were changed in the store stop releases', async () => {
    await require(true);
    const file = await site.store.read('channels/stable.json');
    const text = new TextDecoder().decode(file?.body).replace('true', 'false');
    await site.store.write('channels/stable.json', text);
    await expect(site.promoteAll(await next(CLEAN))).rejects.toMatchObject({
      code: 'channel-settings',
    });
  });
});

import type { MadeSource } from '@talent/artifact/testing/make-provenance';
import { expect, it } from 'vitest';
import { writeChannelSettings } from '../../registry/channel-settings.ts';
import { withTrust } from '../../registry/release-store.ts';
import { previewTrust } from '../../registry/testing/test-trust.ts';
import { blog, shell, releaseFixture, version } from '../testing/release-fixture.ts';

const CLEAN: MadeSource = { commit: 'c'.repeat(40) };
const DIRTY: MadeSource = { commit: 'a'.repeat(40), changedPaths: ['mfe-blog/src/a.ts'] };
const settings = (requireCleanSource: boolean) =>
  ({ requireCleanSource, twoPersons: false, afterRelease: 'tell' }) as const;

const site = releaseFixture(async ({ promoteAll, publish }) =>
  promoteAll(await publish(shell, { ...blog, source: CLEAN })),
);

const require = (clean: boolean) => writeChannelSettings(site.store, 'stable', settings(clean));
const next = (source: MadeSource) => site.publish({ ...version(blog, 1), source });

it('a channel that requires clean sources refuses others, says what to do, and takes the same files of a clean commit', async () => {
  await require(true);
  const unknown = await site.publish(version(blog, 3));
  await expect(site.promoteAll(unknown)).rejects.toThrow('sources unknown');
  const dirty = await next(DIRTY);
  await expect(site.promoteAll(dirty)).rejects.toMatchObject({
    problems: [
      {
        rule: 'dirty-source',
        message: expect.stringMatching(
          /not clean: 1 file differs.*mfe-blog\/src\/a\.ts.*commit everything.*pnpm release channel stable --allow-dirty-source/s,
        ) as unknown,
      },
    ],
  });
  expect(await next(CLEAN)).toEqual(dirty);
  expect(await site.promoteAll(dirty)).toMatchObject({ status: 'released' });
});

it('it does not look at the apps that stay as they are, and lets every rollback through', async () => {
  const dirty = await next(DIRTY);
  await require(true);
  await require(false);
  await site.promoteAll(dirty);
  await site.promoteAll(await site.publish({ ...version(blog, 2), source: CLEAN }));
  await require(true);
  await site.rollBack('mfe-blog');
  expect(await site.live()).toMatchObject(dirty);
  await site.promoteAll(await site.publish({ ...version(shell, 1), source: CLEAN }));
});

it('settings of visitors are not signed with a key of previews, and stop releases when they were changed in the store', async () => {
  const theirs = withTrust(site.store, previewTrust);
  const code = 'preview-key';
  await expect(writeChannelSettings(theirs, 'stable', settings(false))).rejects.toMatchObject({
    code,
  });
  await writeChannelSettings(theirs, 'pr-7', settings(false));
  await require(true);
  const file = await site.store.read('channels/stable.json');
  const text = new TextDecoder().decode(file?.body).replace('true', 'false');
  await site.store.write('channels/stable.json', text);
  const attempt = site.promoteAll(await next(CLEAN));
  await expect(attempt).rejects.toMatchObject({ code: 'channel-settings' });
});

import { KnownError } from '@talent/node/terminal/known-error';
import { scopeOf } from '../keys/key-scope.ts';
import type { ReleaseStore } from '../release-store.ts';
import { readSigned, writeSigned } from '../signed-file.ts';
import { assertSigns } from '../trust.ts';
import { z } from 'zod';
import { appName } from '@talent/artifact/manifest';
import { channelName } from '../release.ts';

/** In place of the name of an app, which never has an underscore. */
const ALL_APPS = '_all';

const lockSchema = z.strictObject({
  schema: z.literal(1),
  channel: channelName,
  app: appName.nullable().describe('null: all apps'),
  since: z.iso.datetime().describe('ISO 8601, UTC'),
  until: z.iso.datetime().describe('ISO 8601, UTC'),
  reason: z.string().min(1).max(500),
  by: z
    .string()
    .min(1)
    .max(200)
    .describe('the person to ask, by the name that they gave; only the key is proof'),
});

export const releaseLockSchema = lockSchema
  .omit({ schema: true, channel: true })
  .extend({ key: z.string().describe('id of the key that signed it') });

/** A channel, or one app on it, takes no releases for a while. */
export type ReleaseLock = z.infer<typeof releaseLockSchema>;

/** A lock that cannot be trusted. Releases stop until someone who has the release key removes it. */
export class ReleaseLockError extends KnownError {
  constructor(channel: string, key: string, reason: string) {
    const app = key.slice(key.lastIndexOf('/') + 1, -'.json'.length);
    const ofApp = app === ALL_APPS ? '' : ` --app ${app}`;
    super(
      'release-lock',
      `The lock ${key} cannot be used (${reason}): remove it with "pnpm release unlock ${channel}${ofApp}", where the release key is, ` +
        'and lock again if releases are still to wait',
    );
  }
}

/** The locks of a channel that hold at a moment, that of all apps first. Throws `ReleaseLockError`. */
export async function readLocks(
  store: ReleaseStore,
  channel: string,
  at: Date,
): Promise<ReleaseLock[]> {
  const keys = await store.list(`locks/${channel}`);
  const locks = await Promise.all(keys.map((key) => readLock(store, channel, key)));
  return locks.filter((lock) => lock !== null).filter(({ until }) => new Date(until) > at);
}

/** Makes a lock, in place of an earlier one of the same app. Throws `NoSigningKeyError`, `PreviewKeyError`. */
export async function writeLock(
  store: ReleaseStore,
  channel: string,
  lock: Omit<ReleaseLock, 'key'>,
): Promise<void> {
  const key = keyOf(channel, lock.app);
  assertSigns(store.trust, scopeOf(channel));
  await writeSigned(store, key, kindOf(channel), { schema: 1, channel, ...lock });
}

/** Removes a lock, even one that cannot be trusted; false: there was none. Throws `NoSigningKeyError`, `PreviewKeyError`. */
export async function removeLock(
  store: ReleaseStore,
  channel: string,
  app: string | null,
): Promise<boolean> {
  assertSigns(store.trust, scopeOf(channel));
  const key = keyOf(channel, app);
  const wasThere = await store.has(key);
  await store.remove(key);
  return wasThere;
}

async function readLock(
  store: ReleaseStore,
  channel: string,
  key: string,
): Promise<ReleaseLock | null> {
  const read = await readSigned(store, key, kindOf(channel));
  // Someone may have removed it since the files were listed.
  if (read === null) return null;
  if ('reason' in read) throw new ReleaseLockError(channel, key, read.reason);
  const { schema: _, channel: named, ...lock } = read.facts;
  const own = keyOf(named, lock.app);
  if (own !== key) throw new ReleaseLockError(channel, key, `it is a copy of ${own}`);
  return { ...lock, key: read.signer };
}

function keyOf(channel: string, app: string | null): string {
  return `locks/${channel}/${app ?? ALL_APPS}.json`;
}

function kindOf(channel: string) {
  return { kind: 'lock', schema: lockSchema, scope: scopeOf(channel) } as const;
}

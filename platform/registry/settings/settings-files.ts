import { channelFlag } from '../channel.ts';
import { scopeOf } from '../keys/key-scope.ts';
import type { ReleaseStore } from '../release-store.ts';
import { listRevisions, type DamagedRevision } from '../revision-files.ts';
import { readSigned, signedText } from '../signed-file.ts';
import { assertSigns } from '../trust.ts';
import {
  settingsKey,
  settingsRevisionSchema,
  type GivenValues,
  type SettingsRevision,
} from './settings-revision.ts';

/** The settings of a channel that hold now. */
export interface LatestSettings {
  /** The highest valid revision; null where nothing was ever set. */
  settings: SettingsRevision | null;
  /** Damaged revisions above it, newest first. */
  damaged: DamagedRevision[];
  /** Highest number in use, damaged revisions included; 0 where nothing was ever set. */
  highestRevision: number;
}

/** Someone else changed the values of the same app in between. Nothing was changed by this command. */
export class SettingsConflictError extends Error {
  readonly code = 'settings-conflict';
  /** A command that ends with this error may be run again. */
  readonly isConflict = true;

  constructor(channel: string, app: string, { revision, by }: SettingsRevision) {
    super(
      `The settings of ${app} on channel "${channel}" were changed in between, by ${by} in revision ${revision}. ` +
        `Nothing was changed by this command: look at "pnpm release settings ${app}${channelFlag(channel)}" and run it again if it is still wanted.`,
    );
    this.name = 'SettingsConflictError';
  }
}

/** Changes of other apps may come in between this often before a change gives up. */
const MAX_ATTEMPTS = 20;

/** Reads a revision and checks that a key of the channel has signed it under this number. */
async function readSettingsRevision(
  store: ReleaseStore,
  channel: string,
  revision: number,
): Promise<SettingsRevision | DamagedRevision> {
  const key = settingsKey(channel, revision);
  const read = await readSigned(store, key, kindOf(channel));
  if (read === null) return { key, reason: 'the file is gone' };
  if ('reason' in read) return { key, reason: read.reason };
  const { facts } = read;
  if (facts.channel === channel && facts.revision === revision) return facts;
  return { key, reason: `it is a copy of ${settingsKey(facts.channel, facts.revision)}` };
}

/** Reads the settings of a channel. Damaged and forged newer revisions are reported and skipped. */
export async function readSettings(store: ReleaseStore, channel: string): Promise<LatestSettings> {
  const revisions = await listRevisions(store, channel, 'settings');
  const damaged: DamagedRevision[] = [];
  const [highestRevision = 0] = revisions;
  for (const revision of revisions) {
    const read = await readSettingsRevision(store, channel, revision);
    if ('schema' in read) return { settings: read, damaged, highestRevision };
    damaged.push(read);
  }
  return { settings: null, damaged, highestRevision };
}

/** Every valid revision of a channel's settings, newest first. */
export async function settingsHistory(
  store: ReleaseStore,
  channel: string,
): Promise<SettingsRevision[]> {
  const revisions = await listRevisions(store, channel, 'settings');
  const read = await Promise.all(
    revisions.map((revision) => readSettingsRevision(store, channel, revision)),
  );
  return read.filter((one) => 'schema' in one);
}

/** A change of the values of one app. */
export interface SettingsChange extends Pick<
  SettingsRevision,
  'channel' | 'app' | 'action' | 'restores' | 'by'
> {
  /** The values that the change was made for: it is refused where they are others by now. */
  before: GivenValues;
  /** All values of the app after it; empty: the defaults. */
  after: GivenValues;
  at: Date;
}

/**
 * Makes the next revision with a compare-and-swap, and signs it. Changes of other apps may come in between: they stay.
 *
 * @throws SettingsConflictError where the app has other values than `before`
 * @throws NoSigningKeyError, PreviewKeyError
 */
export async function commitSettings(
  store: ReleaseStore,
  { before, after, at, ...change }: SettingsChange,
): Promise<SettingsRevision> {
  const { channel, app } = change;
  assertSigns(store.trust, scopeOf(channel));
  for (let attempt = 1; ; attempt += 1) {
    const { settings, highestRevision } = await readSettings(store, channel);
    const isMoved = !isSame(settings?.values[app] ?? {}, before);
    if (settings !== null && (isMoved || attempt > MAX_ATTEMPTS)) {
      throw new SettingsConflictError(channel, app, settings);
    }
    const { [app]: _, ...others } = settings?.values ?? {};
    const revision: SettingsRevision = {
      schema: 1,
      ...change,
      revision: highestRevision + 1,
      values: { ...others, ...(Object.keys(after).length > 0 ? { [app]: after } : {}) },
      at: at.toISOString(),
    };
    const body = await signedText(store, kindOf(channel), revision);
    if (await store.create(settingsKey(channel, revision.revision), body)) return revision;
  }
}

function isSame(left: GivenValues, right: GivenValues): boolean {
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...names].every((name) => left[name] === right[name]);
}

function kindOf(channel: string) {
  return { kind: 'settings', schema: settingsRevisionSchema, scope: scopeOf(channel) } as const;
}

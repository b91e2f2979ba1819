import { channelFlag } from '../channel.ts';
import { scopeOf } from '../keys/key-scope.ts';
import type { ReleaseStore } from '../release-store.ts';
import { listRevisions, readNumbered, type DamagedRevision } from '../revision-files.ts';
import { signedText } from '../signed-file.ts';
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

const settingsFile = {
  kind: 'settings',
  schema: settingsRevisionSchema,
  keyOf: settingsKey,
} as const;

/** Reads the settings of a channel. Damaged and forged newer revisions are reported and skipped. */
export async function readSettings(store: ReleaseStore, channel: string): Promise<LatestSettings> {
  const revisions = await listRevisions(store, channel, 'settings');
  const damaged: DamagedRevision[] = [];
  const [highestRevision = 0] = revisions;
  for (const revision of revisions) {
    const read = await readNumbered(store, settingsFile, channel, revision);
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
    revisions.map((revision) => readNumbered(store, settingsFile, channel, revision)),
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
 * @throws SettingsConflictError where the app has other values than `before`
 * @throws NoSigningKeyError, PreviewKeyError
 */
export async function commitSettings(
  store: ReleaseStore,
  { before, after, at, ...change }: SettingsChange,
): Promise<SettingsRevision> {
  const { channel, app } = change;
  const scope = scopeOf(channel);
  assertSigns(store.trust, scope);
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
    const body = await signedText(store, { ...settingsFile, scope }, revision);
    if (await store.create(settingsKey(channel, revision.revision), body)) return revision;
  }
}

function isSame(left: GivenValues, right: GivenValues): boolean {
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...names].every((name) => left[name] === right[name]);
}

import { readLocks } from '../../registry/locks/release-locks.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import {
  commitSettings,
  readSettings,
  settingsHistory,
} from '../../registry/settings/settings-files.ts';
import {
  settingsChannel,
  type GivenValues,
  type SettingsRevision,
} from '../../registry/settings/settings-revision.ts';
import { lockText } from '../plan/hold-problems.ts';
import { readLiveSettings } from './live-settings.ts';
import { parseChange } from './parse-change.ts';

/** A change of settings was refused. Nothing was changed. */
class SettingsRefusedError extends Error {
  readonly code = 'settings-refused';

  constructor(app: string, channel: string, reasons: readonly string[]) {
    const lines = reasons.map((reason) => `  - ${reason}`);
    super(
      [`The settings of ${app} on channel "${channel}" were not changed:`, ...lines].join('\n'),
    );
    this.name = 'SettingsRefusedError';
  }
}

/** There are no earlier values to go back to. */
class NoEarlierSettingsError extends Error {
  readonly code = 'no-earlier-settings';

  constructor(app: string, channel: string) {
    super(
      `The settings of ${app} on channel "${channel}" cannot be rolled back: it has its defaults, and nothing was set before them.`,
    );
    this.name = 'NoEarlierSettingsError';
  }
}

export interface SettingsRequest {
  store: ReleaseStore;
  channel: string;
  app: string;
  /** Name of the person who changes it. */
  by: string;
  at: Date;
}

/** The values of the app before and after; `revision` is null where nothing had to be changed. */
export interface SettingsResult {
  before: GivenValues;
  after: GivenValues;
  revision: SettingsRevision | null;
}

/**
 * Gives an app values, checked with the schema of its live version.
 *
 * @param words such as `related=5` and `newList=10%`
 * @throws SettingsRefusedError, SettingsConflictError, ReleaseLockError, NoSigningKeyError, PreviewKeyError
 */
export async function setSettings(
  request: SettingsRequest,
  words: readonly string[],
): Promise<SettingsResult> {
  const { store, channel, app } = request;
  const refuse = (reasons: readonly string[]) => new SettingsRefusedError(app, channel, reasons);
  assertOwnSettings(request);
  const [live] = await readLiveSettings(store, channel, [app]);
  if (live === undefined)
    throw refuse([`${app} is not live there, or its live version is damaged: see "pnpm status"`]);
  if (live.facts === undefined) throw refuse([`${app}@${live.version} has no settings`]);
  const parsed = parseChange(live.facts, words);
  if (parsed.status === 'refused') throw refuse(parsed.reasons);
  const before = await valuesOf(request);
  return change(request, before, { ...before, ...parsed.values });
}

/**
 * Takes values away, so that the defaults hold: also of settings that the code no longer has.
 * @throws as `setSettings`
 */
export async function unsetSettings(
  request: SettingsRequest,
  names: readonly string[],
): Promise<SettingsResult> {
  const { app, channel } = request;
  assertOwnSettings(request);
  const before = await valuesOf(request);
  const absent = names.filter((name) => !Object.hasOwn(before, name));
  if (absent.length > 0) {
    throw new SettingsRefusedError(
      app,
      channel,
      absent.map((name) => `"${name}" has no value there`),
    );
  }
  const kept = Object.entries(before).filter(([name]) => !names.includes(name));
  return change(request, before, Object.fromEntries(kept));
}

/**
 * Gives an app the values back that it had before its last change. It is the way out of trouble: no lock holds it, and no
 * schema refuses it.
 * @throws NoEarlierSettingsError, SettingsConflictError, NoSigningKeyError, PreviewKeyError
 */
export async function rollbackSettings(request: SettingsRequest): Promise<SettingsResult> {
  const { store, channel, app } = request;
  assertOwnSettings(request);
  const history = await settingsHistory(store, channel);
  const earlier = earlierValues(history, app);
  if (earlier === null) throw new NoEarlierSettingsError(app, channel);
  const before = history[0]?.values[app] ?? {};
  const { values: after, restores } = earlier;
  const { by, at } = request;
  const revision = await commitSettings(store, {
    channel,
    app,
    by,
    at,
    action: 'rollback',
    restores,
    before,
    after,
  });
  return { before, after, revision };
}

/** The canary has those of stable: two sets that differ in settings could not be compared. */
function assertOwnSettings({ channel, app }: SettingsRequest): void {
  const owner = settingsChannel(channel);
  if (owner === channel) return;
  throw new SettingsRefusedError(app, channel, [
    `its visitors have the settings of ${owner}: change them there`,
  ]);
}

async function valuesOf({ store, channel, app }: SettingsRequest): Promise<GivenValues> {
  return (await readSettings(store, channel)).settings?.values[app] ?? {};
}

async function change(
  request: SettingsRequest,
  before: GivenValues,
  after: GivenValues,
): Promise<SettingsResult> {
  const { store, channel, app, by, at } = request;
  const locks = await readLocks(store, channel, at);
  const held = locks.filter((lock) => lock.app === null || lock.app === app);
  if (held.length > 0) {
    const reasons = held.map((lock) => `${lockText(channel, lock)} [locked]`);
    throw new SettingsRefusedError(app, channel, reasons);
  }
  const isSame = Object.keys({ ...before, ...after }).every((name) => before[name] === after[name]);
  if (isSame) return { before, after, revision: null };
  const revision = await commitSettings(store, {
    channel,
    app,
    by,
    at,
    action: 'set',
    before,
    after,
  });
  return { before, after, revision };
}

/**
 * The values that a rollback of an app's settings restores, and the revision that made them (0: the defaults). Null where there
 * are none. Rolling back twice goes back two changes, like that of a release.
 *
 * @param history of the channel, newest first
 */
function earlierValues(
  history: readonly SettingsRevision[],
  app: string,
): { restores: number; values: GivenValues } | null {
  const own = history.filter((revision) => revision.app === app);
  const [newest] = own;
  if (newest === undefined) return null;
  const held = newest.restores ?? newest.revision;
  if (held === 0) return null;
  const earlier = own.find(({ action, revision }) => action === 'set' && revision < held);
  return { restores: earlier?.revision ?? 0, values: earlier?.values[app] ?? {} };
}

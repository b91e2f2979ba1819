import { whyUnfit } from '../../registry/settings/fit-settings.ts';
import type { SettingsFacts } from '@talent/artifact/settings-facts';
import { KnownError } from '@talent/node/terminal/known-error';
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
import { holdProblems } from '../plan/channel-problems.ts';
import { readLiveSettings } from './settings-report.ts';

/** A change of settings was refused. Nothing was changed. */
function settingsRefusedError(
  app: string,
  channel: string,
  reasons: readonly string[],
): KnownError {
  const lines = reasons.map((reason) => `  - ${reason}`);
  return new KnownError(
    'settings-refused',
    [`The settings of ${app} on channel "${channel}" were not changed:`, ...lines].join('\n'),
  );
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
 * @param words such as `related=5` and `newList=10%`
 * @throws `settings-refused`, SettingsConflictError, ReleaseLockError, NoSigningKeyError, PreviewKeyError
 */
export async function setSettings(
  request: SettingsRequest,
  words: readonly string[],
): Promise<SettingsResult> {
  const { store, channel, app } = request;
  const refuse = (reasons: readonly string[]) => settingsRefusedError(app, channel, reasons);
  assertOwnSettings(request);
  const [live] = await readLiveSettings(store, channel, [app]);
  if (live === undefined)
    throw refuse([`${app} is not live there, or its live version is damaged: see "pnpm status"`]);
  if (live.facts === undefined) throw refuse([`${app}@${live.version} has no settings`]);
  const { values, reasons } = parseChange(live.facts, words);
  if (reasons.length > 0) throw refuse(reasons);
  const before = await valuesOf(request);
  return change(request, before, { ...before, ...values });
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
    throw settingsRefusedError(
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
 * @throws `no-earlier-settings`, SettingsConflictError, NoSigningKeyError, PreviewKeyError
 */
export async function rollbackSettings(request: SettingsRequest): Promise<SettingsResult> {
  const { store, ...facts } = request;
  const { channel, app } = facts;
  assertOwnSettings(request);
  const history = await settingsHistory(store, channel);
  const earlier = earlierValues(history, app);
  if (earlier === null) {
    throw new KnownError(
      'no-earlier-settings',
      `The settings of ${app} on channel "${channel}" cannot be rolled back: it has its defaults, and nothing was set before them.`,
    );
  }
  const before = history[0]?.values[app] ?? {};
  const { values: after, restores } = earlier;
  const change = { ...facts, action: 'rollback', restores, before, after } as const;
  const revision = await commitSettings(store, change);
  return { before, after, revision };
}

/** The canary has those of stable: two sets that differ in settings could not be compared. */
function assertOwnSettings({ channel, app }: SettingsRequest): void {
  const owner = settingsChannel(channel);
  if (owner === channel) return;
  throw settingsRefusedError(app, channel, [
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
  const { store, ...facts } = request;
  const { channel, app, at } = facts;
  const held = await holdProblems(store, channel, [app], at);
  if (held.length > 0) {
    const reasons = held.map(({ rule, message }) => `${message} [${rule}]`);
    throw settingsRefusedError(app, channel, reasons);
  }
  const isSame = Object.keys({ ...before, ...after }).every((name) => before[name] === after[name]);
  if (isSame) return { before, after, revision: null };
  const revision = await commitSettings(store, { ...facts, action: 'set', before, after });
  return { before, after, revision };
}

/**
 * The values that a rollback of an app's settings restores, and the revision that made them (0: the defaults). Null where there
 * are none. Rolling back twice goes back two changes, like that of a release.
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

type Value = GivenValues[string];

/** The values of words such as `related=5`, `look=dense` and `newList=10%`, and why others cannot be had. */
function parseChange(facts: SettingsFacts, words: readonly string[]) {
  const values: Record<string, Value> = {};
  const reasons: string[] = [];
  const names = Object.keys(facts.schema.properties);
  for (const word of words) {
    const [, name = '', text = ''] = /^([^=]*)=(.*)$/s.exec(word) ?? [];
    if (!word.includes('=')) reasons.push(`"${word}" is not of the form NAME=VALUE`);
    else if (!names.includes(name)) {
      reasons.push(`there is no setting "${name}": there are ${names.join(', ')}`);
    } else {
      const value = readValue(facts, name, text);
      const reason = whyUnfit(facts, name, value);
      if (reason === null) values[name] = value;
      else reasons.push(`${name} cannot be "${text}": ${reason}${exampleOf(facts, name)}`);
    }
  }
  return { values, reasons };
}

/** Texts that are not of the setting's kind stay texts, which its schema then refuses. */
function readValue(facts: SettingsFacts, name: string, text: string): Value {
  if (facts.flags.includes(name)) return readShare(text);
  const kind = facts.schema.properties[name]?.['type'];
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (kind === 'string') return text;
  return text.trim() === '' || !Number.isFinite(Number(text)) ? text : Number(text);
}

/** `10%`, `0.1`, `on` and `off`; down to a hundredth of a percent, which is one bucket of visitors. */
function readShare(text: string): Value {
  if (text === 'on') return 1;
  if (text === 'off') return 0;
  const percent = /^(\d{1,3}(?:\.\d{1,2})?)%$/.exec(text)?.[1];
  if (percent !== undefined) return Math.round(Number(percent) * 100) / 10_000;
  return /^(?:0(?:\.\d{1,4})?|1(?:\.0+)?)$/.test(text) ? Number(text) : text;
}

function exampleOf({ flags }: SettingsFacts, name: string): string {
  return flags.includes(name) ? `; give a share of the visitors, such as ${name}=10%` : '';
}

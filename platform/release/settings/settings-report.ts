import { z } from 'zod';
import { appName, appVersion } from '@talent/artifact/manifest';
import { settingName, settingValue, type SettingsFacts } from '@talent/artifact/settings-facts';
import { readLatest } from '../../registry/registry.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import { fitSettings } from '../../registry/settings/fit-settings.ts';
import { readSettings, settingsHistory } from '../../registry/settings/settings-files.ts';
import {
  settingsChannel,
  type GivenValues,
  type SettingsRevision,
} from '../../registry/settings/settings-revision.ts';
import { readSoundManifest } from '../../store/published-artifacts.ts';

const revision = z.number().int().nonnegative();
const value = settingValue.describe('of a flag the share of the visitors, 0 to 1');

/** The person who changed settings, and the time. */
export const changeFields = {
  revision,
  by: z.string().describe('the person, by the name that they gave'),
  at: z.iso.datetime().describe('ISO 8601, UTC'),
};
const changed = z
  .strictObject(changeFields)
  .nullable()
  .describe('its last change; null: there was none');

/** A value that reaches no page, and why. */
const idle = z.strictObject({ name: settingName, value, reason: z.string(), changed });

const appSettings = z.strictObject({
  app: appName,
  version: appVersion.nullable().describe('null: the app is not live on the channel'),
  settings: z.array(
    z.strictObject({
      name: settingName,
      kind: z.enum(['setting', 'flag']),
      description: z.string(),
      value,
      default: value,
      changed,
    }),
  ),
  stale: z.array(idle).describe('values whose code is gone: they reach no page'),
  unfit: z.array(idle).describe('values that the live version refuses: its defaults hold'),
});

export const settingsReportSchema = z.strictObject({
  revision: revision.describe('that holds; 0: nothing was ever set'),
  apps: z.array(appSettings),
  damaged: z
    .array(z.strictObject({ key: z.string(), reason: z.string() }))
    .describe('newer files that are passed over'),
});

export type IdleValue = z.infer<typeof idle>;
export type AppSettings = z.infer<typeof appSettings>;
export type SettingsReport = z.infer<typeof settingsReportSchema>;

/**
 * The settings of a channel: what holds, who changed it, and what reaches no page.
 * @param only one app; default: all
 */
export async function readSettingsReport(
  store: ReleaseStore,
  channel: string,
  only?: string,
): Promise<SettingsReport> {
  const owner = settingsChannel(channel);
  const { settings, damaged } = await readSettings(store, owner);
  const history = settings === null ? [] : await settingsHistory(store, owner);
  const values = settings?.values ?? {};
  const live = await readLiveSettings(store, channel, only === undefined ? undefined : [only]);
  const named = (await readLatest(store, channel)).release?.apps ?? {};
  const gone = Object.keys(values)
    .filter((app) => only === undefined || app === only)
    .filter((app) => !Object.hasOwn(named, app))
    .map((app) => ({ app, version: null, facts: undefined }));
  const apps = [...live, ...gone]
    .map((app) => stateOf(app, values[app.app] ?? {}, history))
    .filter((app) => app.settings.length + app.stale.length > 0)
    .toSorted((left, right) => (left.app < right.app ? -1 : 1));
  return { revision: settings?.revision ?? 0, apps, damaged };
}

function stateOf(
  { app, version, facts }: Omit<LiveSettings, 'version'> & { version: string | null },
  given: GivenValues,
  history: readonly SettingsRevision[],
): AppSettings {
  const fitted = fitSettings(facts, given);
  const refused = new Set(fitted.unfit.map(({ name }) => name));
  const idle = (name: string, reason: string): IdleValue[] => {
    const value = given[name];
    return value === undefined
      ? []
      : [{ name, value, reason, changed: lastChange(history, app, name) }];
  };
  const goneWhy =
    version === null ? `${app} is not live` : `${app}@${version} no longer has this setting`;
  return {
    app,
    version,
    settings: Object.entries(facts?.schema.properties ?? {}).map(([name, { description }]) => {
      const initial = facts?.defaults[name] ?? '';
      return {
        name,
        kind: facts?.flags.includes(name) ? 'flag' : 'setting',
        description,
        value: refused.has(name) ? initial : (given[name] ?? initial),
        default: initial,
        changed: lastChange(history, app, name),
      };
    }),
    stale: fitted.stale.flatMap((name) => idle(name, goneWhy)),
    unfit: fitted.unfit.flatMap(({ name, reason }) => idle(name, reason)),
  };
}

/** The newest revision that gave an app another value of one name than the one before. */
function lastChange(
  history: readonly SettingsRevision[],
  app: string,
  name: string,
): IdleValue['changed'] {
  const found = history.find((one, index) => {
    const before = history[index + 1]?.values[app]?.[name];
    return one.app === app && one.values[app]?.[name] !== before;
  });
  return found ? { revision: found.revision, by: found.by, at: found.at } : null;
}

const differing = settingValue
  .describe('of a flag the share of the visitors, 0 to 1')
  .nullable()
  .describe('null: none, so the default holds');

/** The values in which two states of an app's settings differ. */
export const differenceSchema = z.array(
  z.strictObject({ name: settingName, before: differing, after: differing }),
);

export type SettingsDifference = z.infer<typeof differenceSchema>;

/** The values in which two states differ, by name. */
export function settingsDifference(before: GivenValues, after: GivenValues): SettingsDifference {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return names
    .map((name) => ({ name, before: before[name] ?? null, after: after[name] ?? null }))
    .filter((one) => one.before !== one.after);
}

/** The settings that the live version of an app declares. */
export interface LiveSettings {
  app: string;
  version: string;
  /** Undefined: it has no settings. */
  facts: SettingsFacts | undefined;
}

/**
 * The live versions of some apps of a channel, with what they can be told, by the manifests that the release has signed.
 * Damaged versions are left out: they are reported as such elsewhere.
 * @param apps default: every live app
 */
export async function readLiveSettings(
  store: ReleaseStore,
  channel: string,
  apps?: readonly string[],
): Promise<LiveSettings[]> {
  const { release } = await readLatest(store, channel);
  const live = Object.entries(release?.apps ?? {}).filter(
    ([app]) => apps === undefined || apps.includes(app),
  );
  const found = await Promise.all(
    live.map(async ([app, version]): Promise<LiveSettings[]> => {
      const manifest = await readSoundManifest(store, app, version, release?.manifests[app]);
      return manifest === null ? [] : [{ app, version, facts: manifest.settings }];
    }),
  );
  return found.flat();
}

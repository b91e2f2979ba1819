import { channelFlag } from '../../registry/channel.ts';
import { settingsChannel } from '../../registry/settings/settings-revision.ts';
import { table } from '@talent/node/terminal/table';
import { utcMinute } from '@talent/node/terminal/utc-minute';
import type {
  AppSettings,
  IdleValue,
  SettingsDifference,
  SettingsReport,
} from '../../release/settings/settings-report.ts';

type Value = IdleValue['value'];

/** A value as a person types it; the share of a flag in percent. */
function describeValue(value: Value | null, isFlag = false): string {
  if (value === null) return 'default';
  if (isFlag && typeof value === 'number') return `${Number((value * 100).toFixed(2))}%`;
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

/** The settings of a channel for people: a table for each app, and what reaches no page. */
export function describeSettings(channel: string, report: SettingsReport): string[] {
  const { revision, apps } = report;
  const heading =
    revision === 0
      ? `${channel}: nothing was set, the defaults hold`
      : `${channel}, settings revision ${revision}`;
  return [
    heading,
    ...(apps.length === 0
      ? ['No live app has settings.']
      : apps.flatMap((app) => describeApp(channel, app))),
    ...describeDamagedSettings(report),
  ];
}

/** Values that reach no page, and files that are passed over: for `status`, which lists nothing else of settings. */
export function describeSettingTroubles(channel: string, report: SettingsReport): string[] {
  return [
    ...report.apps.flatMap((app) => describeIdle(channel, app)),
    ...describeDamagedSettings(report),
  ];
}

function describeDamagedSettings({ damaged }: SettingsReport): string[] {
  return damaged.map(({ key, reason }) => `damaged settings, passed over: ${key} (${reason})`);
}

function describeApp(channel: string, app: AppSettings): string[] {
  const rows = app.settings.map((one) => {
    const isFlag = one.kind === 'flag';
    return [
      one.name,
      describeValue(one.value, isFlag),
      describeValue(one.default, isFlag),
      one.changed === null ? '-' : `${one.changed.by}, ${utcMinute(one.changed.at)}`,
      one.description,
    ];
  });
  return [
    '',
    app.version === null ? app.app : `${app.app}@${app.version}`,
    ...(rows.length === 0 ? [] : [table(['name', 'value', 'default', 'changed', 'for'], rows)]),
    ...describeIdle(channel, app),
  ];
}

function describeIdle(channel: string, { app, stale, unfit }: AppSettings): string[] {
  const flag = channelFlag(settingsChannel(channel));
  const describe = (word: string, { name, value, reason }: IdleValue, then: string) =>
    `${word}: ${app} ${name}=${describeValue(value)}, ${reason}${then}; take it away: pnpm release settings unset ${app} ${name}${flag}`;
  return [
    ...stale.map((one) => describe('stale', one, '')),
    ...unfit.map((one) => describe('refused', one, ', so the default holds')),
  ];
}

/** Changes, one a line. */
export function describeChanges(changes: SettingsDifference, flags: ReadonlySet<string>): string[] {
  return changes.map(({ name, before, after }) => {
    const isFlag = flags.has(name);
    return `  ${name}: ${describeValue(before, isFlag)} -> ${describeValue(after, isFlag)}`;
  });
}

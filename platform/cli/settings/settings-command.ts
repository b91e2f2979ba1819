import type { Command } from 'commander';
import { z } from 'zod';
import { appName } from '@talent/artifact/manifest';
import { reportingAction, type CommandReport } from '@talent/node/terminal/run-command';
import { UsageError } from '@talent/node/terminal/usage-error';
import { utcMinute } from '@talent/node/terminal/utc-minute';
import { channelFlag, DEFAULT_CHANNEL } from '../../registry/channel.ts';
import { channelName } from '../../registry/release.ts';
import { settingsHistory } from '../../registry/settings/settings-files.ts';
import { settingsChannel } from '../../registry/settings/settings-revision.ts';
import {
  rollbackSettings,
  setSettings,
  unsetSettings,
  type SettingsRequest,
  type SettingsResult,
} from '../../release/settings/change-settings.ts';
import {
  readLiveSettings,
  changeFields,
  differenceSchema,
  readSettingsReport,
  settingsDifference,
  settingsReportSchema,
} from '../../release/settings/settings-report.ts';
import { nameOf, type HoldContext } from '../holds/lock-commands.ts';
import { describeChanges, describeSettings } from './describe-settings.ts';

interface Flags {
  channel: string;
  by?: string;
}

const ACTIONS = ['set', 'unset', 'history', 'diff', 'rollback'] as const;
type Action = (typeof ACTIONS)[number];

const isAction = (word: string | undefined): word is Action =>
  ACTIONS.some((action) => action === word);

const where = { channel: channelName, app: appName };
const { revision, by, at } = changeFields;
const ofDiff = revision.describe('0: the defaults');

/** The state of a channel, as `settings` shows it. */
export const shownSettings = settingsReportSchema.extend({
  status: z.literal('shown'),
  channel: channelName,
});

const settingsResult = z.discriminatedUnion('status', [
  shownSettings,
  z.strictObject({
    status: z.enum(['set', 'unset', 'rolled-back']),
    ...where,
    revision,
    changes: differenceSchema,
  }),
  z.strictObject({ status: z.literal('unchanged'), ...where }),
  z.strictObject({
    status: z.literal('history'),
    ...where,
    revisions: z
      .array(
        z.strictObject({
          revision,
          action: z.enum(['set', 'rollback']),
          by,
          at,
          changes: differenceSchema,
        }),
      )
      .describe('newest first'),
  }),
  z.strictObject({
    status: z.literal('diff'),
    ...where,
    from: ofDiff,
    to: ofDiff,
    changes: differenceSchema,
  }),
]);

type SettingsJson = z.infer<typeof settingsResult>;

/** Adds `settings`, which shows and changes what apps do without a build. */
export function addSettingsCommand(command: Command, context: HoldContext): void {
  const { store } = context;
  reportingAction(
    command
      .argument(`[app|${ACTIONS.join('|')}]`, 'an action, or an app to show; without: all apps')
      .argument('[app]', 'name of the app')
      .argument(
        '[words...]',
        'set: NAME=VALUE, a flag by a share such as newList=10%; unset: names; diff: two revisions',
      )
      .option('--channel <name>', 'channel to work on', DEFAULT_CHANNEL)
      .option('--by <name>', 'the person who changes it; by default the user of git'),
    settingsResult,
    async (
      what: string | undefined,
      app: string | undefined,
      words: string[],
      { channel, by }: Flags,
    ): Promise<CommandReport<SettingsJson>> => {
      if (!isAction(what)) {
        if (command.args.length > 1)
          throw new UsageError(`"${what}" is none of ${ACTIONS.join(', ')}`);
        return show(channel, what);
      }
      if (app === undefined) throw new UsageError(`"settings ${what}" needs the name of an app`);
      if ((what === 'history' || what === 'rollback') && words.length > 0) {
        throw new UsageError(`"settings ${what}" takes nothing after the app`);
      }
      if (what === 'history') return showHistory(channel, app);
      if (what === 'diff') return showDiff(channel, app, words);
      const name = nameOf(by ?? (await context.caller()));
      const request = { store, channel, app, by: name, at: context.now() };
      if (what === 'rollback') {
        return report('rolled-back', request, await rollbackSettings(request));
      }
      if (words.length === 0)
        throw new UsageError(`"settings ${what} ${app}" needs ${NEEDS[what]}`);
      return what === 'set'
        ? report('set', request, await setSettings(request, words))
        : report('unset', request, await unsetSettings(request, words));
    },
  );

  async function show(channel: string, app?: string): Promise<CommandReport<SettingsJson>> {
    const found = await readSettingsReport(store, channel, app);
    return {
      json: { status: 'shown', channel, ...found },
      lines: describeSettings(channel, found),
    };
  }

  async function showHistory(channel: string, app: string) {
    const all = await settingsHistory(store, settingsChannel(channel));
    const flags = await flagsOf(channel, app);
    const revisions = all.flatMap(({ app: changed, revision, action, by, at, values }, index) => {
      if (changed !== app) return [];
      const before = all[index + 1]?.values[app] ?? {};
      return [{ revision, action, by, at, changes: settingsDifference(before, values[app] ?? {}) }];
    });
    const lines = revisions.flatMap(({ revision, action, by, at, changes }) => [
      `${revision}: ${action} by ${by}, ${utcMinute(at)}`,
      ...describeChanges(changes, flags),
    ]);
    return {
      json: { status: 'history' as const, channel, app, revisions },
      lines: lines.length > 0 ? lines : [`${app} was never changed on ${channel}.`],
    };
  }

  async function showDiff(channel: string, app: string, words: readonly string[]) {
    const [from = NaN, to = NaN, ...rest] = words.map((word) =>
      /^\d{1,8}$/.test(word) ? Number(word) : NaN,
    );
    if (Number.isNaN(from) || Number.isNaN(to) || rest.length > 0) {
      throw new UsageError(
        '"settings diff" needs an app and two revisions, such as 3 7; 0: the defaults',
      );
    }
    const all = await settingsHistory(store, settingsChannel(channel));
    const valuesAt = (revision: number) => {
      if (revision === 0) return {};
      const found = all.find((one) => one.revision === revision);
      if (found === undefined)
        throw new UsageError(`${channel} has no settings revision ${revision}`);
      return found.values[app] ?? {};
    };
    const changes = settingsDifference(valuesAt(from), valuesAt(to));
    const lines = describeChanges(changes, await flagsOf(channel, app));
    return {
      json: { status: 'diff' as const, channel, app, from, to, changes },
      lines: lines.length > 0 ? lines : ['They are the same.'],
    };
  }

  async function report(
    status: 'set' | 'unset' | 'rolled-back',
    { channel, app }: SettingsRequest,
    { before, after, revision }: SettingsResult,
  ): Promise<CommandReport<SettingsJson>> {
    if (revision === null) {
      return {
        json: { status: 'unchanged', channel, app },
        lines: [`${app} has these values on ${channel} already.`],
      };
    }
    const changes = settingsDifference(before, after);
    return {
      json: { status, channel, app, revision: revision.revision, changes },
      lines: [
        `${channel} is at settings revision ${revision.revision}; ${app}:`,
        ...describeChanges(changes, await flagsOf(channel, app)),
        `Back: pnpm release settings rollback ${app}${channelFlag(channel)}`,
      ],
    };
  }

  async function flagsOf(channel: string, app: string): Promise<ReadonlySet<string>> {
    const [live] = await readLiveSettings(store, channel, [app]);
    return new Set(live?.facts?.flags);
  }
}

const NEEDS = {
  set: 'NAME=VALUE, such as relatedArticles=4 or newsletterBox=10%',
  unset: 'names of settings',
} as const;

import { z } from 'zod';
import { appName, appVersion } from '@talent/artifact/manifest';
import { settingName, settingValue } from '@talent/artifact/settings-facts';
import { channelName } from '../../registry/release.ts';

const revision = z.number().int().nonnegative();
const time = z.iso.datetime().describe('ISO 8601, UTC');
const by = z.string().describe('the person, by the name that they gave');
const value = settingValue.describe('of a flag the share of the visitors, 0 to 1');
const changed = z
  .strictObject({ revision, by, at: time })
  .nullable()
  .describe('its last change; null: there was none');

const idle = z.array(z.strictObject({ name: settingName, value, reason: z.string(), changed }));

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
  stale: idle.describe('values whose code is gone: they reach no page'),
  unfit: idle.describe('values that the live version refuses: its defaults hold'),
});

/** The values that a change gave other values. */
export const settingsDifference = z.array(
  z.strictObject({
    name: settingName,
    before: value.nullable().describe('null: none, so the default holds'),
    after: value.nullable().describe('null: none, so the default holds'),
  }),
);

const damaged = z.array(z.strictObject({ key: z.string(), reason: z.string() }));
const where = { channel: channelName, app: appName };

/** The state that `settings` and `status` share. */
export const settingsReport = z.strictObject({
  revision: revision.describe('that holds; 0: nothing was ever set'),
  apps: z.array(appSettings),
  damaged: damaged.describe('newer files that are passed over'),
});

/** The state of a channel, as `settings` shows it. */
export const shownSettings = settingsReport.extend({
  status: z.literal('shown'),
  channel: channelName,
});

/** JSON of `settings`: the state, or what was done. */
export const settingsResult = z.discriminatedUnion('status', [
  shownSettings,
  z.strictObject({
    status: z.enum(['set', 'unset', 'rolled-back']),
    ...where,
    revision,
    changes: settingsDifference,
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
          at: time,
          changes: settingsDifference,
        }),
      )
      .describe('newest first'),
  }),
  z.strictObject({
    status: z.literal('diff'),
    ...where,
    from: revision.describe('0: the defaults'),
    to: revision.describe('0: the defaults'),
    changes: settingsDifference,
  }),
]);

export type SettingsJson = z.infer<typeof settingsResult>;

import { z } from 'zod';
import { settingName, settingValue } from '@talent/artifact/settings-facts';
import type { GivenValues } from '../../registry/settings/settings-revision.ts';

const value = settingValue
  .describe('of a flag the share of the visitors, 0 to 1')
  .nullable()
  .describe('null: none, so the default holds');

/** The values in which two states of an app's settings differ. */
export const differenceSchema = z.array(
  z.strictObject({ name: settingName, before: value, after: value }),
);

export type SettingsDifference = z.infer<typeof differenceSchema>;

/** The values in which two states differ, by name. */
export function settingsDifference(before: GivenValues, after: GivenValues): SettingsDifference {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return names
    .map((name) => ({ name, before: before[name] ?? null, after: after[name] ?? null }))
    .filter((one) => one.before !== one.after);
}

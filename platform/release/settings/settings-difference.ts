import type { GivenValues } from '../../registry/settings/settings-revision.ts';

/** A value that differs between two states of an app's settings; null: none, so the default holds. */
export interface ValueDifference {
  name: string;
  before: GivenValues[string] | null;
  after: GivenValues[string] | null;
}

/** The values in which two states differ, by name. */
export function settingsDifference(before: GivenValues, after: GivenValues): ValueDifference[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return names
    .map((name) => ({ name, before: before[name] ?? null, after: after[name] ?? null }))
    .filter((one) => one.before !== one.after);
}

import type { Dimension } from '../../../calculations/bands/find-bands';

/** Names of the filters in a sentence such as 'Job Bank does not say level.' */
export const filterNames: Readonly<Record<Dimension, string>> = {
  workMode: 'work mode',
  region: 'region',
  level: 'level',
  period: 'earlier periods',
};

/** The label of a button that removes a filter. */
export const filterRemedies: Readonly<Record<Dimension, string>> = {
  workMode: 'all work modes',
  region: 'the whole country',
  level: 'all levels',
  period: 'the newest period',
};

/** Words of the one warning above the chart. */
export const missingText = {
  /** Before the name of the role that a visitor replaces. */
  replace: 'Replace this role:',
  choose: 'Choose another role',
  /** Before the name of the role, where the source has no other one. */
  remove: 'Remove',
} as const;

/** Words that the list refuses and that stay in one file, each with its reason. */
export interface StyleException {
  /** Path from the repository's root. */
  file: string;
  /** The text around it as it is written there, long enough to be found once or more. */
  text: string;
  reason: string;
}

export const styleExceptions: readonly StyleException[] = [
  {
    file: 'mfe-marketing/src/features/pay-figures/api/get-pay-bands.ts',
    text: 'url, licence, attribution',
    reason: 'Name of a column of the database.',
  },
  {
    file: 'mfe-marketing/src/features/pay-figures/api/get-pay-table.ts',
    text: 'url, licence, attribution',
    reason: 'Name of a column of the database.',
  },
];

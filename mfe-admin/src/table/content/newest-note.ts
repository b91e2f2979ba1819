import { formatCount } from '@talent/sdk/format';

/** Text below a list of the newest rows. */
export const newestText = (most: number): string =>
  `The newest ${formatCount(most)} are listed; there may be older ones.`;

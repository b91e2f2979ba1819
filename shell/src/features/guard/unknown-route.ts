import { useMatches } from '@talent/sdk';

/** Id of the route of every path that no public app owns. */
export const UNKNOWN_ID = 'unknown';

/** Whether the path on the screen is one that no public app owns. */
export function useIsUnknown(): boolean {
  return useMatches().at(-1)?.id === UNKNOWN_ID;
}

/** ms without typing until a draft is sent. */
const PAUSE = 2000;
/** ms from the first change that is not stored until it is sent, also while the person types on. */
const LONGEST = 4000;

/** ms to wait until a draft is sent. `since` is the time of the first change that is not stored. */
export function autosaveDelay(now: number, since: number): number {
  return Math.max(0, Math.min(PAUSE, since + LONGEST - now));
}

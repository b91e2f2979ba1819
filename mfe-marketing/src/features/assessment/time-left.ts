const MINUTE_MS = 60_000;

/** Time that an attempt is meant to take. */
export const TIME_MS = 25 * MINUTE_MS;

/** The warning for the time left, ms; null while there is plenty. */
export function timeWarning(leftMs: number): 'five' | 'one' | 'over' | null {
  if (leftMs <= 0) return 'over';
  if (leftMs <= MINUTE_MS) return 'one';
  return leftMs <= 5 * MINUTE_MS ? 'five' : null;
}

/** Minutes and seconds, such as `4:05`; never below `0:00`. */
export function clockText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Characters of a whole bar. */
const WIDTH = 30;

/** `[######------------------------]`: how much of something is done, 0 to 1. */
export function drawBar(share: number): string {
  const done = Math.round(Math.min(1, Math.max(0, share)) * WIDTH);
  return `[${'#'.repeat(done).padEnd(WIDTH, '-')}]`;
}

const WIDTH = 30;

/** `[######------------------------]` for a share from 0 to 1. */
export function drawBar(share: number): string {
  const done = Math.round(Math.min(1, Math.max(0, share)) * WIDTH);
  return `[${'#'.repeat(done).padEnd(WIDTH, '-')}]`;
}

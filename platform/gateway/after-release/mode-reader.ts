import { readMode, type AfterReleaseState } from '../../canary/after-release/read-after-release.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';

export type ModeReader = ReturnType<typeof createModeReader>;

/** How long a read setting holds, ms. It is read again before a release is undone. */
const FRESH_MS = 30_000;

/** Follows the setting of what happens after a release. */
export function createModeReader(store: ReleaseStore, now: () => Date) {
  let last: Pick<AfterReleaseState, 'mode' | 'problem'> = { mode: 'off', problem: null };
  let readAt = -Infinity;

  async function fresh() {
    last = await readMode(store);
    readAt = now().getTime();
    return last;
  }

  return {
    /** `off` until it was read. */
    isOn: (): boolean => last.mode !== 'off',
    /** Reads it if the last read is old. Rejects where the store does not answer. */
    async read(): Promise<void> {
      if (now().getTime() - readAt >= FRESH_MS) await fresh();
    },
    fresh,
  };
}

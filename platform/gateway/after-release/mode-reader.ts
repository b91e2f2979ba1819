import {
  ChannelSettingsError,
  readChannelSettings,
  type AfterRelease,
} from '../../registry/channel-settings.ts';
import { DEFAULT_CHANNEL } from '../../registry/channel.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';

export type ModeReader = ReturnType<typeof createModeReader>;

/** How long a read setting holds, ms. It is read again before a release is undone. */
const FRESH_MS = 30_000;

/** Follows the setting of what happens after a release. */
export function createModeReader(store: ReleaseStore, now: () => Date) {
  let mode: AfterRelease = 'off';
  let problem: string | null = null;
  let readAt = -Infinity;

  async function read(): Promise<void> {
    try {
      mode = (await readChannelSettings(store, DEFAULT_CHANNEL)).afterRelease;
      problem = null;
    } catch (error) {
      if (!(error instanceof ChannelSettingsError)) throw error;
      // Nobody knows what the team wants: a person must hear of a bad release, and nothing else may happen.
      mode = 'tell';
      problem = error.message;
    }
    readAt = now().getTime();
  }

  return {
    /** `off` until it was read. */
    isOn: (): boolean => mode !== 'off',
    /** Reads it if the last read is old. Rejects where the store does not answer. */
    read: async (): Promise<void> => {
      if (now().getTime() - readAt >= FRESH_MS) await read();
    },
    /** Reads it now. `problem`: why it cannot be trusted; null: it can. */
    fresh: async (): Promise<{ mode: AfterRelease; problem: string | null }> => {
      await read();
      return { mode, problem };
    },
  };
}

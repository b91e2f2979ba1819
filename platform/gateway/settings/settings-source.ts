import type { DamagedRevision } from '../../registry/revision-files.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import { readSettings } from '../../registry/settings/settings-files.ts';
import {
  settingsChannel,
  settingsKey,
  type SettingsRevision,
} from '../../registry/settings/settings-revision.ts';
import type { Log, TroubleLog } from '../log/log.ts';

export type SettingsState =
  | { status: 'ok'; revision: number }
  /** Newer files cannot be trusted or read; the values of `revision` stay (0: the defaults). */
  | { status: 'damaged'; revision: number; files: readonly string[] };

/** Follows the settings of a channel. Values that were adopted stay until newer ones are there. */
export function createSettingsSource(options: {
  store: ReleaseStore;
  channel: string;
  /** Whether the channel may be removed, and begin again with revision 1. */
  mayBeRemoved: boolean;
  troubles: TroubleLog;
  log: Log;
}) {
  const { store, channel, mayBeRemoved, troubles, log } = options;
  const owner = settingsChannel(channel);
  let settings: SettingsRevision | null = null;
  let highest = 0;
  let damaged: readonly DamagedRevision[] = [];

  return {
    /** The settings that hold; null: nothing was ever set. */
    current: (): SettingsRevision | null => settings,
    /** As `/healthz` reports them; null: nothing was ever set. */
    state(): SettingsState | null {
      if (settings === null && damaged.length === 0) return null;
      const revision = settings?.revision ?? 0;
      if (damaged.length === 0) return { status: 'ok', revision };
      return { status: 'damaged', revision, files: damaged.map(({ key }) => key) };
    },
    /** Whether there are newer ones. One lookup, however many apps there are. */
    hasNewer: () => store.has(settingsKey(owner, highest + 1)),
    /** Reads them, and says whether others hold now. */
    async follow(): Promise<boolean> {
      const latest = await readSettings(store, owner);
      const live = settings?.revision ?? 0;
      const isGone = mayBeRemoved && live > latest.highestRevision;
      highest = isGone ? latest.highestRevision : Math.max(highest, latest.highestRevision);
      ({ damaged } = latest);
      const message = 'settings are damaged, the last good values stay';
      if (damaged.length > 0) troubles.report('settings', message, { damaged });
      else troubles.resolve('settings');
      const found = latest.settings;
      if (!isGone && (found?.revision ?? 0) <= live) return false;
      settings = found;
      const facts = { channel, settings: found?.revision ?? 0, app: found?.app };
      log({ level: 'info', message: 'settings are live', ...facts });
      return true;
    },
  };
}

import type { Manifest } from '@talent/artifact/manifest';
import type { DeliveredSettings } from '@talent/sdk/contract';
import { DEFAULT_CHANNEL } from '../registry/channel.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { deliver, fitSettings } from '../registry/settings/fit-settings.ts';
import { readSettings } from '../registry/settings/settings-files.ts';

/** The settings of stable, with flags of a share off: a version has one set of pages for every channel. Undefined: the defaults. */
export async function settingsForPages(
  store: ReleaseStore,
  app: Manifest,
): Promise<DeliveredSettings | undefined> {
  if (app.settings === undefined) return undefined;
  const { settings } = await readSettings(store, DEFAULT_CHANNEL);
  const delivered = deliver(fitSettings(app.settings, settings?.values[app.name]));
  return Object.keys(delivered).length > 0 ? delivered : undefined;
}

import type { ComposedRemote, DeliveredSettings } from '@talent/sdk/contract';
import {
  deliver,
  fitSettings,
  settingsStamp,
  sharedFlags,
  type FittedSettings,
} from '../../registry/settings/fit-settings.ts';
import type { SettingsRevision } from '../../registry/settings/settings-revision.ts';
import type { LiveSite, SiteSettings } from '../live/live-site.ts';
import { BUCKETS } from './visitor-buckets.ts';

type Side = (app: string, flag: string, share: number) => boolean;

/** Puts the settings of a channel into a site, which stays as it is where nothing was ever set and no flag has a share. */
export async function withSettings(
  site: LiveSite,
  revision: SettingsRevision | null,
): Promise<LiveSite> {
  const fitted = new Map<string, FittedSettings>();
  for (const { name, settings } of site.manifests) {
    if (settings) fitted.set(name, fitSettings(settings, revision?.values[name]));
  }
  const isPublic = (app: string) => site.apps.some(({ manifest }) => manifest.name === app);
  const shared = [...fitted].flatMap(([app, one]) =>
    sharedFlags(one).map((flag) => ({ app, flag, share: one.shares[flag] ?? 0 })),
  );
  if (revision === null && shared.length === 0) return site;

  const number = revision?.revision ?? 0;
  // The number says which values, and lets a tab see which of two settings of one release is the later one.
  const id = `${site.composition.id}_${number}`;
  const stamps = new Map<string, string | undefined>();
  for (const [app, one] of fitted) stamps.set(app, await settingsStamp(deliver(one)));

  const made = new Map<string, LiveSite>();
  const make = (ownId: string, isOn: Side): LiveSite => {
    const settingsOf = (app: string): DeliveredSettings | undefined => {
      const one = fitted.get(app);
      const given = one && deliver(one, (flag, share) => isOn(app, flag, share));
      return given && Object.keys(given).length > 0 ? given : undefined;
    };
    const withOwn = (remote: ComposedRemote): ComposedRemote => {
      const settings = settingsOf(remote.name);
      return settings ? { ...remote, settings } : remote;
    };
    const { composition, guarded } = site;
    const shellSettings = settingsOf(site.shell.manifest.name);
    return {
      ...site,
      composition: {
        ...composition,
        id: ownId,
        ...(shellSettings ? { shellSettings } : {}),
        remotes: composition.remotes.map(withOwn),
      },
      guarded: guarded && { ...guarded, remotes: guarded.remotes.map(withOwn) },
      settings,
    };
  };
  const settings: SiteSettings = {
    revision: number,
    stamps,
    isShared: shared.length > 0,
    forBucket(bucket) {
      const sides = shared.map(({ app, flag, share }) => isOnFor(bucket, app, flag, share));
      const key = sides.map(Number).join('');
      const known = made.get(key);
      if (known) return known;
      const open = shared.flatMap(({ app }, index) =>
        isPublic(app) ? [Number(sides[index])] : [],
      );
      const ownId = open.includes(1) ? `${id}_${open.join('')}` : id;
      const own = make(ownId, (app, flag, share) => isOnFor(bucket, app, flag, share));
      made.set(key, own);
      return own;
    },
  };
  return make(id, () => false);
}

/**
 * Whether the visitors of a bucket (0 to 9999) get a flag with a share (0 to 1): the same answer every time. A larger share takes it from
 * nobody, and two flags divide the visitors independently of each other.
 */
export function isOnFor(bucket: number, app: string, flag: string, share: number): boolean {
  return hash(`${app} ${flag} ${bucket}`) % BUCKETS < Math.round(share * BUCKETS);
}

/** FNV-1a with the last mix of MurmurHash3, so that neighboring numbers are far apart. Unsigned, 32 bits. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}

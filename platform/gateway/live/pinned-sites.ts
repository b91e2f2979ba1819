import { LRUCache } from 'lru-cache';
import { readRevision } from '../../registry/revision-files.ts';
import { describeError } from '../log/log.ts';
import type { LiveSourceOptions } from './live-source.ts';
import { loadLiveSite, type LiveSite } from './live-site.ts';
import { channelName } from '../../registry/release.ts';

/** People look at one or two at a time. The limit bounds the memory when someone tries them all. */
const MAX_SITES = 4;

interface Pin {
  site: Promise<LiveSite | null>;
  isUsed: boolean;
}

/** Past revisions, each shown as it was to anyone with a link to it. Loads each on its first request. */
export function createPinnedSites(options: LiveSourceOptions) {
  const pins = new LRUCache<string, Pin>({ max: MAX_SITES });

  async function load(
    channel: string,
    revision: number,
    previous: LiveSite | null,
  ): Promise<LiveSite | null> {
    try {
      const read = await readRevision(options.store, channel, revision);
      if (!('schema' in read)) return null;
      const site = await loadLiveSite(read, { ...options, previous, readAgain: true });
      // An id of its own, because cached pages of the live site do not say that they are pinned.
      const id = `${site.composition.id}-${revision}`;
      return { ...site, composition: { ...site.composition, id, pinned: true } };
    } catch (error) {
      const message = 'a pinned revision cannot be shown';
      options.log({ level: 'warn', message, channel, revision, error: describeError(error) });
      return null;
    }
  }

  return {
    /** The site of one revision; null where it does not exist or cannot be shown. */
    site(channel: string, revision: number): Promise<LiveSite | null> {
      const key = `${channel}.${revision}`;
      const site = pins.get(key)?.site ?? load(channel, revision, null);
      pins.set(key, { site, isUsed: true });
      return site;
    },
    /** Reloads pages that were composed again, and drops revisions that were not requested since the last refresh. */
    async refresh(): Promise<void> {
      for (const [key, { site, isUsed }] of pins) {
        const before = await site;
        if (!isUsed || before === null) {
          pins.delete(key);
          continue;
        }
        const { channel, revision } = before.release;
        const after = await load(channel, revision, before);
        pins.set(key, { site: Promise.resolve(after), isUsed: false });
      }
    },
  };
}

export interface ChannelChoice {
  channel: string;
  /** A pinned revision; null: the live one of the channel. */
  revision: number | null;
}

/** Parses `next` and `stable.42`; null for everything else. */
export function parseChoice(text: string): ChannelChoice | null {
  const [, channel = '', revision] = /^([^.]*)(?:\.([1-9]\d{0,7}))?$/.exec(text) ?? [];
  if (!channelName.safeParse(channel).success) return null;
  return { channel, revision: revision === undefined ? null : Number(revision) };
}

/** Formats a choice as `parseChoice` reads it: `next`, `stable.42`. */
export function formatChoice({ channel, revision }: ChannelChoice): string {
  return revision === null ? channel : `${channel}.${revision}`;
}

import { listChannels } from '../registry/registry.ts';
import { channelOf } from './channel-cookie.ts';
import { createLiveSource, type LiveSource, type LiveSourceOptions } from './live-source.ts';
import type { LiveSite } from './live-site.ts';

/** The public channel, and the previews that somebody has asked for. */
export interface LiveChannels extends Pick<LiveSource, 'poll' | 'refresh'> {
  /** What visitors see. */
  main: LiveSource;
  /** The site for a request; that of the public channel where its cookie names no channel with a release. */
  siteFor(request: Request): LiveSite | null | Promise<LiveSite | null>;
  /** Whether a channel has had a release. */
  knows(channel: string): Promise<boolean>;
}

/** Follows `options.channel` from the start on, and every other channel from its first request on. */
export function createLiveChannels(options: LiveSourceOptions): LiveChannels {
  const main = createLiveSource(options);
  const previews = new Map<string, Promise<LiveSource>>();
  /** A cookie that names none of these costs no look at the store. */
  let known = new Set<string>();

  async function lookUp(): Promise<void> {
    known = new Set(await listChannels(options.store));
  }

  function preview(channel: string): Promise<LiveSource> {
    const followed = previews.get(channel) ?? follow(channel);
    previews.set(channel, followed);
    return followed;
  }

  async function follow(channel: string): Promise<LiveSource> {
    const source = createLiveSource({ ...options, channel });
    await source.refresh();
    return source;
  }

  async function forAll(look: (source: LiveSource) => Promise<void>): Promise<void> {
    const followed = await Promise.all(previews.values());
    await Promise.all([main, ...followed].map(look));
  }

  return {
    main,
    siteFor(request) {
      const channel = channelOf(request);
      if (channel === null || channel === options.channel || !known.has(channel)) {
        return main.current();
      }
      return preview(channel).then((source) => source.current() ?? main.current());
    },
    async knows(channel) {
      if (!known.has(channel)) await lookUp();
      return known.has(channel);
    },
    poll: () => forAll((source) => source.poll()),
    async refresh() {
      // What cannot be listed now can be at the next look; the sources say themselves what they miss.
      await lookUp().catch(() => undefined);
      await forAll((source) => source.refresh());
    },
  };
}

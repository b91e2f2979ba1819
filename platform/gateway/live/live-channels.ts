import { listChannels } from '../../registry/registry.ts';
import { createLiveSource, type LiveSource, type LiveSourceOptions } from './live-source.ts';
import type { LiveSite } from './live-site.ts';
import type { ChannelChoice } from './channel-choice.ts';
import { createPinnedSites } from './pinned-sites.ts';
import { createVersionHealth } from './version-health.ts';

/** The public channel, and the previews and pinned revisions that somebody has asked for. */
export interface LiveChannels extends Pick<LiveSource, 'poll' | 'refresh' | 'verify' | 'damaged'> {
  /** What visitors see. */
  main: LiveSource;
  /** The site for a choice; that of the public channel without one, and where it names nothing that is there. */
  siteFor(choice: ChannelChoice | null): LiveSite | null | Promise<LiveSite | null>;
  /** What is live on a channel, or was in that revision of it; null where there is none. */
  siteOf(choice: ChannelChoice): Promise<LiveSite | null>;
  /** Follows a channel from now on, if there is one of that name; done before, it costs nothing. */
  follow(channel: string): Promise<void>;
  /** What is live on a channel that is followed; null for others. */
  followed(channel: string): LiveSource | null;
}

/** Follows `options.channel` from the start on, and every other channel from its first request on. */
export function createLiveChannels(options: LiveSourceOptions): LiveChannels {
  const { now = () => new Date() } = options;
  const shared = { ...options, health: createVersionHealth(options.store, now, options.verifyMs) };
  const main = createLiveSource(shared);
  const pinned = createPinnedSites(options);
  const previews = new Map<string, Promise<LiveSource>>();
  const ready = new Map<string, LiveSource>();
  /** What is among these costs no look at the store. */
  let known = new Set<string>();

  async function lookUp(): Promise<void> {
    known = new Set(await listChannels(options.store));
    // A preview that was removed: the site that is still in memory is not to be asked for again.
    for (const channel of previews.keys()) {
      if (known.has(channel)) continue;
      previews.delete(channel);
      ready.delete(channel);
    }
  }

  function preview(channel: string): Promise<LiveSource> {
    const followed = previews.get(channel) ?? follow(channel);
    previews.set(channel, followed);
    return followed;
  }

  async function follow(channel: string): Promise<LiveSource> {
    const source = createLiveSource({ ...shared, channel });
    await source.refresh();
    ready.set(channel, source);
    return source;
  }

  async function forAll(look: (source: LiveSource) => Promise<void>): Promise<void> {
    const followed = await Promise.all(previews.values());
    await Promise.all([main, ...followed].map(look));
  }

  async function siteOf({ channel, revision }: ChannelChoice): Promise<LiveSite | null> {
    if (!known.has(channel)) await lookUp();
    if (!known.has(channel)) return null;
    if (revision !== null) return pinned.site(channel, revision);
    return channel === options.channel ? main.current() : (await preview(channel)).current();
  }

  return {
    main,
    siteOf,
    siteFor(choice) {
      if (choice === null) return main.current();
      // A store that does not answer leaves what is public.
      return siteOf(choice).then(
        (site) => site ?? main.current(),
        () => main.current(),
      );
    },
    async follow(channel) {
      if (known.has(channel)) await preview(channel);
    },
    followed: (channel) => ready.get(channel) ?? null,
    poll: () => forAll((source) => source.poll()),
    verify: () => forAll((source) => source.verify()),
    damaged: (file) => forAll((source) => source.damaged(file)),
    async refresh() {
      // What cannot be listed now can be at the next look; the sources say themselves what they miss.
      await lookUp().catch(() => undefined);
      await forAll((source) => source.refresh());
      await pinned.refresh();
    },
  };
}

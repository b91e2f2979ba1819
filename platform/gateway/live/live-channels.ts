import { scopeOf } from '../../registry/keys/key-scope.ts';
import { listChannels } from '../../registry/registry.ts';
import { createLiveSource, type LiveSource, type LiveSourceOptions } from './live-source.ts';
import type { LiveSite } from './live-site.ts';
import { type ChannelChoice, createPinnedSites } from './pinned-sites.ts';
import { createVersionHealth } from './version-health.ts';

export type LiveChannels = ReturnType<typeof createLiveChannels>;

/** Follows `options.channel` from the start, and previews and pinned revisions from their first request. */
export function createLiveChannels(options: LiveSourceOptions) {
  const { now = () => new Date() } = options;
  const shared = { ...options, health: createVersionHealth(options.store, now, options.verifyMs) };
  const main = createLiveSource(shared);
  const pinned = createPinnedSites(options);
  const previews = new Map<string, Promise<LiveSource>>();
  const ready = new Map<string, LiveSource>();
  /** Channels known to exist, without asking the store. */
  let known = new Set<string>();

  async function lookUp(): Promise<void> {
    known = new Set(await listChannels(options.store));
    // The site of a removed preview is still in memory and must not be served again.
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
    const mayBeRemoved = scopeOf(channel) === 'previews';
    const source = createLiveSource({ ...shared, channel, mayBeRemoved });
    await source.refresh();
    ready.set(channel, source);
    return source;
  }

  async function forAll(look: (source: LiveSource) => Promise<void>): Promise<void> {
    const followed = await Promise.all(previews.values());
    await Promise.all([main, ...followed].map(look));
  }

  /** The live site of a channel, or that of a pinned revision; null where it does not exist. */
  async function siteOf({ channel, revision }: ChannelChoice): Promise<LiveSite | null> {
    if (!known.has(channel)) await lookUp();
    if (!known.has(channel)) return null;
    if (revision !== null) return pinned.site(channel, revision);
    return channel === options.channel ? main.current() : (await preview(channel)).current();
  }

  return {
    main,
    siteOf,
    /** The site for a choice; the public one without a choice, and where the choice does not exist. */
    siteFor(choice: ChannelChoice | null): LiveSite | null | Promise<LiveSite | null> {
      if (choice === null) return main.current();
      // While the store does not answer, the public site is served.
      return siteOf(choice).then(
        (site) => site ?? main.current(),
        () => main.current(),
      );
    },
    /** Follows a channel from now on, if it exists; repeated calls cost nothing. */
    async follow(channel: string): Promise<void> {
      if (known.has(channel)) await preview(channel);
    },
    /** The source of a followed channel; null for others. */
    followed: (channel: string): LiveSource | null => ready.get(channel) ?? null,
    poll: () => forAll((source) => source.poll()),
    verify: () => forAll((source) => source.verify()),
    reportDamage: (file: Parameters<LiveSource['reportDamage']>[0]) =>
      forAll((source) => source.reportDamage(file)),
    async refresh(): Promise<void> {
      // A failed listing is repeated at the next refresh; the sources report their own failures.
      await lookUp().catch(() => undefined);
      await forAll((source) => source.refresh());
      await pinned.refresh();
    },
  };
}

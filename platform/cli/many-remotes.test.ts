import { expect, it } from 'vitest';
import type { ReleaseStore } from '../registry/release-store.ts';
import { BLOG_SETTINGS } from '../registry/testing/settings-facts.ts';
import { createCommandSite, type CommandSite } from './testing/command-site.ts';

/** A site with this number of remotes, each of which could be rolled back. One of them has a new build. */
async function siteWith(remotes: number): Promise<CommandSite> {
  const site = createCommandSite();
  const names = Array.from({ length: remotes }, (_, index) => `mfe-r${index}`);
  await site.build({ name: 'shell', patterns: ['/'] });
  for (const version of ['1.0.0', '1.0.1']) {
    for (const name of names) await build(site, name, version);
    await site.run('publish');
    await site.run(`promote shell ${names.join(' ')}`);
  }
  await build(site, 'mfe-r1', '1.1.0');
  return site;
}

async function build(site: CommandSite, name: string, version: string): Promise<void> {
  await site.build({ name, patterns: [`/${name}`], version, settings: BLOG_SETTINGS });
}

function counted(store: ReleaseStore): { store: ReleaseStore; operations: string[] } {
  const operations: string[] = [];
  const noted = new Proxy(store, {
    get(target, name: keyof ReleaseStore) {
      const value = target[name];
      if (typeof value !== 'function') return value;
      return (...given: never[]) => {
        operations.push(name);
        return Reflect.apply(value, target, given) as unknown;
      };
    },
  });
  return { store: noted, operations };
}

it('a command about one app costs the store as much with 12 remotes as with 4', async () => {
  const lines = [
    ['publish mfe-r1', 0],
    ['plan mfe-r1', 0],
    [`lock stable --app mfe-r1 --until 1h --reason 'A look at it'`, 0],
    // Refused: it is locked.
    ['promote mfe-r1', 1],
    ['unlock stable --app mfe-r1', 0],
    ['settings set mfe-r1 related=5', 0],
    ['settings mfe-r1', 0],
    ['promote mfe-r1', 0],
    ['rollback mfe-r1', 0],
  ] as const;
  const [few, many] = [await siteWith(4), await siteWith(12)];
  for (const [line, code] of lines) {
    const costs: string[][] = [];
    for (const site of [few, many]) {
      const { store, operations } = counted(site.store);
      const ran = await site.run(line, { store, caller: async () => 'Ada' });
      expect(ran, ran.trouble).toMatchObject({ code });
      costs.push(operations.toSorted());
    }
    expect(costs[1], line).toEqual(costs[0]);
    expect(costs[0]).not.toEqual([]);
  }
});

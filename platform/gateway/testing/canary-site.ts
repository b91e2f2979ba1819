import { writeBasis } from '../../canary/canary-files.ts';
import { CANARY_CHANNEL } from '../../registry/channel.ts';
import { commitRelease, readLatest } from '../../registry/registry.ts';
import { createStandardSite } from './standard-site.ts';
import { startGateway } from './start-gateway.ts';

/** Headers of a document that a browser opens, with or without its bucket. */
export const visit = (bucket?: number) => ({
  headers: {
    'Sec-Fetch-Dest': 'document',
    Accept: 'text/html',
    ...(bucket === undefined ? {} : { Cookie: `talent_bucket=${bucket}` }),
  },
});

/** The standard site, and another version of its marketing app for the canary channel. */
export async function createCanarySite() {
  const site = await createStandardSite();
  const { shell, blog, admin } = site.apps;
  const tried = await site.publish({
    name: 'mfe-marketing',
    patterns: ['/', '/new'],
    version: '1.1.0',
    files: { 'client/entry.js': 'export const text = "tried";\n' },
  });
  await site.compose(shell, tried, [
    { path: '/', pattern: '/', text: 'The tried home page' },
    { path: '/new', pattern: '/new', text: 'A new page' },
  ]);
  const apps = Object.fromEntries(
    [shell, tried, blog, admin].map(({ name, version }) => [name, version]),
  );

  return {
    ...site,
    tried,
    /** Commits a share as `pnpm release canary` does. */
    async give(percent: number): Promise<number> {
      const { store } = site;
      const { highestRevision: expectedRevision } = await readLatest(store, CANARY_CHANNEL);
      const { release } = await readLatest(store, 'stable');
      const { revision } = await commitRelease(store, {
        channel: CANARY_CHANNEL,
        expectedRevision,
        at: new Date(),
        percent,
        apps,
        action: 'canary',
        changed: ['mfe-marketing'],
      });
      const stable = { revision: release?.revision ?? 0, apps: release?.apps ?? {} };
      await writeBasis(store, revision, { stable });
      return revision;
    },
    /** A gateway that compares counts with every poll. */
    start: ({ store = site.store, ...options }: Parameters<typeof startGateway>[1] = {}) =>
      startGateway(store, { canaryLookMs: 0, ...options }),
  };
}

import { startCanary } from '../../canary/start-canary.ts';
import { ABOUT, createStandardSite } from './standard-site.ts';
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
  const { shell } = site.apps;
  const tried = await site.publish({
    name: 'mfe-marketing',
    patterns: ['/', '/new', ABOUT],
    version: '1.1.0',
    files: { 'client/entry.js': 'export const text = "tried";\n' },
  });
  await site.compose(shell, tried, [
    { path: '/', pattern: '/', text: 'The tried home page' },
    { path: '/new', pattern: '/new', text: 'A new page' },
    { path: ABOUT, pattern: ABOUT, text: 'About us' },
  ]);

  return {
    ...site,
    tried,
    /** Commits a share as `pnpm release canary` does. */
    async give(percent: number): Promise<number> {
      const order = { store: site.store, app: 'mfe-marketing', version: tried.version };
      const compose = async () => undefined;
      return (await startCanary({ ...order, compose, percent, now: new Date() })).revision;
    },
    /** A gateway that compares counts with every poll. */
    start: ({ store = site.store, ...options }: Parameters<typeof startGateway>[1] = {}) =>
      startGateway(store, { canaryLookMs: 0, ...options }),
  };
}

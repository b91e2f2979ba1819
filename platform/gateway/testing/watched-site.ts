import { testDir } from '@talent/node/testing/test-dir';
import { onTestFinished } from 'vitest';
import { readChannelSettings, writeChannelSettings } from '../../registry/channel-settings.ts';
import type { AfterRelease } from '../../registry/channel-settings.ts';
import { readLatest } from '../../registry/registry.ts';
import { withTrust } from '../../registry/release-store.ts';
import { testTrust } from '../../registry/testing/test-trust.ts';
import { createFileSystemStore } from '../../store/file-system-store.ts';
import { createGateway } from '../gateway.ts';
import type { LogLine } from '../log/log.ts';
import type { Gateway, GatewayOptions } from '../options.ts';
import { ABOUT, createStandardSite } from './standard-site.ts';
import { FRAMES, type TestSite } from './test-site.ts';
import { compositionOf } from './raw-request.ts';
import { testOptions } from './start-gateway.ts';

export type WatchedGateway = Awaited<
  ReturnType<Awaited<ReturnType<typeof createWatchedSite>>['start']>
>;

/** A store in a folder that is gone after the test. */
export const folderStore = (): TestSite['store'] =>
  withTrust({ ...createFileSystemStore(testDir()), reads: [] }, testTrust);

/** The standard site at noon, with gateways that see what the test makes live. `mode`: what happens when errors rise after a release. */
export async function createWatchedSite(mode: AfterRelease = 'undo', given?: TestSite['store']) {
  let time = Date.parse('2026-11-26T12:00:00Z');
  const now = (): Date => new Date(time);
  const site = await createStandardSite(now, given);
  const { store, apps } = site;
  const settings = await readChannelSettings(store, 'stable');
  await writeChannelSettings(store, 'stable', { ...settings, afterRelease: mode });
  const backend = { isWell: true };
  const gateways: Gateway[] = [];
  let visitor = 0;

  /** Another address for each visitor. */
  const address = (): string => `198.51.${(visitor >> 8) % 256}.${visitor++ % 256}`;

  /** A gateway whose clock the test moves. It looks at its counts when it is polled. */
  async function start(options: Partial<GatewayOptions> = {}) {
    const log: LogLine[] = [];
    const gateway = createGateway({
      ...testOptions(store, log),
      backend: {
        url: 'http://backend.example',
        publishableKey: 'publishable-key',
        fetch: async ({ url }) => {
          if (!backend.isWell) return new Response('{}', { status: 503 });
          return url.includes('/functions/')
            ? new Response(null, { status: 204 })
            : new Response('[]');
        },
      },
      backendCheckMs: 0,
      collectAnalytics: true,
      pollMs: null,
      now,
      ...options,
    });
    onTestFinished(() => gateway.close());
    const fetch = (path: string, init: RequestInit = {}) =>
      gateway.fetch(new Request(`http://www.example.com${path}`, init), { address: address() });
    const composition = async () =>
      compositionOf({ text: await (await fetch('/nowhere')).text() }).id;
    const started = {
      gateway,
      log,
      composition,
      /** Answers a visitor with an address of their own. Gives the status. */
      async visit(path: string): Promise<number> {
        const response = await fetch(path);
        await response.arrayBuffer();
        return response.status;
      },
      /** Reports a page view of the live release, or of another composition. */
      async view(path: string, isFailure = false, given?: string): Promise<void> {
        const events = [
          { type: 'page_view', path, metadata: {} },
          ...(isFailure ? [{ type: 'script_error', path, metadata: {} }] : []),
        ];
        const id = given ?? (await composition());
        const body = JSON.stringify({ composition: id, events });
        const headers = { 'Content-Length': String(body.length) };
        const post = { method: 'POST', headers, body };
        await fetch('/functions/v1/collect-events', post);
      },
    };
    await started.visit('/');
    gateways.push(gateway);
    return started;
  }

  return {
    ...site,
    now,
    backend,
    start,
    /** Lets seconds pass, five at a time, with what happens in each five, and a look of every gateway at its end. */
    async pass(seconds: number, work: (second: number) => Promise<void> = async () => {}) {
      for (let second = 0; second < seconds; second += 5) {
        await work(second);
        time += 5000;
        for (const gateway of gateways) await gateway.poll();
        for (const gateway of gateways) await gateway.settled();
      }
    },
    /** Makes another version of the marketing app live. Its home page fails if a fault is wanted. */
    async releaseMarketing(fault: 'none' | 'no-page' = 'none') {
      const { shell, blog, admin } = apps;
      const next = await site.publish({
        name: 'mfe-marketing',
        patterns: ['/', ABOUT],
        version: '1.1.0',
        files: { 'client/entry.js': 'export const text = "next";\n' },
      });
      await site.compose(shell, next, [
        { path: '/', pattern: '/', text: 'Next home' },
        { path: ABOUT, pattern: ABOUT, text: 'Next about' },
      ]);
      if (fault === 'no-page') {
        const key = `pages/${shell.version}/mfe-marketing/${next.version}/root/index.html`;
        await store.remove(key);
      }
      await site.release([shell, next, blog, admin], 'stable', ['mfe-marketing']);
      return next;
    },
    /** Makes another version of the shell live, with the same apps composed under it. */
    async releaseShell() {
      const { marketing, blog, admin } = apps;
      const next = await site.publish({
        name: 'shell',
        patterns: ['/admin-login-xyz123'],
        version: '1.1.0',
        files: { 'client/entry.js': 'export const text = "shell";\n' },
      });
      await site.compose(next, next, FRAMES);
      await site.compose(next, marketing, [{ path: '/', pattern: '/', text: 'Home' }]);
      const post = { path: '/blog/first-post', pattern: '/blog/:slug', text: 'First post' };
      await site.compose(next, blog, [post]);
      await site.release([next, marketing, blog, admin], 'stable', ['shell']);
    },
    live: async () => (await readLatest(store, 'stable')).release,
  };
}

import type { DeliveredSettings } from '@talent/sdk/contract';
import { withTrust, type ReleaseStore } from '../../registry/release-store.ts';
import { commitSettings, readSettings } from '../../registry/settings/settings-files.ts';
import type { GivenValues } from '../../registry/settings/settings-revision.ts';
import { BLOG_SETTINGS } from '../../registry/testing/settings-facts.ts';
import { testTrust } from '../../registry/testing/test-trust.ts';
import { createMemoryStore } from '../../store/testing/memory-store.ts';
import type { Store } from '../../store/store.ts';
import { compositionOf, type RawResponse } from './raw-request.ts';
import { createTestSite, FRAMES } from './test-site.ts';

export const POST = '/blog/post';

/** A shell, some public remotes and a guarded one, all of which have settings, released as revision 1. */
export async function createSettingsSite({
  store = createMemoryStore(),
  remotes = ['mfe-blog'],
}: { store?: Store; remotes?: readonly string[] } = {}) {
  const reads: string[] = [];
  const own = withTrust(
    {
      ...store,
      reads,
      read: (key: string) => {
        reads.push(key);
        return store.read(key);
      },
    },
    testTrust,
  );
  const site = createTestSite(undefined, own);
  const shell = await site.publish({ name: 'shell', patterns: ['/login'] });
  await site.compose(shell, shell, FRAMES);
  const apps = [];
  for (const name of remotes) {
    const path = POST.replace('blog', name.replace('mfe-', ''));
    const app = await site.publish({ name, patterns: [path], settings: BLOG_SETTINGS });
    await site.compose(shell, app, [{ path, pattern: path, text: name }]);
    apps.push(app);
  }
  const admin = await site.publish({
    name: 'mfe-admin',
    patterns: ['/seo-dashboard'],
    guard: 'admin',
    settings: BLOG_SETTINGS,
  });
  await site.release([shell, ...apps, admin]);
  return { ...site, shell, apps, admin, reads, set: (change: Given) => give(own, change) };
}

interface Given {
  values: GivenValues;
  app?: string;
  channel?: string;
}

/** Gives an app values as `pnpm release settings set` does, in place of all that it has. */
async function give(
  store: ReleaseStore,
  { values: after, app = 'mfe-blog', channel = 'stable' }: Given,
): Promise<number> {
  const before = (await readSettings(store, channel)).settings?.values[app] ?? {};
  const facts = { channel, app, action: 'set' as const, by: 'Ada', at: new Date() };
  return (await commitSettings(store, { ...facts, before, after })).revision;
}

/** The settings of an app in a served document; undefined: it has its defaults. */
export function settingsIn(response: RawResponse, app = 'mfe-blog'): DeliveredSettings | undefined {
  return compositionOf(response).remotes.find(({ name }) => name === app)?.settings;
}

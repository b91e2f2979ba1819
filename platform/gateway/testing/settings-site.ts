import type { DeliveredSettings } from '@talent/sdk/contract';
import { withTrust } from '../../registry/release-store.ts';
import { BLOG_SETTINGS, giveSettings, type Given } from '../../registry/testing/settings-facts.ts';
import { testTrust } from '../../registry/testing/test-trust.ts';
import { createMemoryStore, type MemoryStore } from '../../store/testing/memory-store.ts';
import type { Store } from '../../store/store.ts';
import { compositionOf, type RawResponse } from './raw-request.ts';
import { ADMIN_APP } from './standard-site.ts';
import { createTestSite, FRAMES } from './test-site.ts';

export const POST = '/blog/post';

/** A shell, some public remotes and a guarded one, all of which have settings, released as revision 1. */
export async function createSettingsSite({
  store = createMemoryStore(),
  remotes = ['mfe-blog'],
}: { store?: Store; remotes?: readonly string[] } = {}) {
  const reads = 'reads' in store ? (store as MemoryStore).reads : [];
  const own = withTrust({ ...store, reads }, testTrust);
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
  const admin = await site.publish({ ...ADMIN_APP, settings: BLOG_SETTINGS });
  await site.release([shell, ...apps, admin]);
  return { ...site, shell, apps, admin, reads, set: (change: Given) => giveSettings(own, change) };
}

/** The settings of an app in a served document; undefined: it has its defaults. */
export function settingsIn(response: RawResponse, app = 'mfe-blog'): DeliveredSettings | undefined {
  return compositionOf(response).remotes.find(({ name }) => name === app)?.settings;
}

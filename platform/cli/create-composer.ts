import type { SiteConfig } from '@talent/sdk/contract';
import type { Environment } from '@talent/settings/environment';
import type { ComposePair } from '../release/compose-missing.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { resolveBackend, type ComposeBackend } from '@talent/backend/running/resolve-backend';

/** Composes pairs with the backend of the environment, which is found when the first pair needs it. */
export function createComposer(store: ReleaseStore, environment: Environment): ComposePair {
  let found: Promise<ComposeBackend> | undefined;
  return async ({ shell, app }, onPage) => {
    found ??= resolveBackend(environment);
    const backend = await found;
    // Imported here because the renderer is large and most commands compose nothing.
    const { composePair } = await import('../compose/compose-pair.ts');
    const site = siteOf(environment, backend);
    await composePair({ store, shell, app, backend, site, ...(onPage ? { onPage } : {}) });
  };
}

/** Pages contain the site's origin: without SITE_URL, the URL where the site runs, whatever PORT this process has. */
function siteOf({ backend, port, site }: Environment, { url }: ComposeBackend): SiteConfig {
  const isDefault = site.origin === `http://localhost:${port}`;
  return backend.kind === 'embedded' && isDefault ? { ...site, origin: new URL(url).origin } : site;
}

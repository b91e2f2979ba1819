import type { SiteConfig } from '@talent/sdk/contract';
import type { Environment } from '@talent/node/env/environment';
import type { ComposePair } from '../release/compose-missing.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { resolveBackend, type ComposeBackend } from '@talent/backend/running/resolve-backend';

/** Composes pairs from the backend of the environment, which is looked for when the first pair needs it. */
export function createComposer(store: ReleaseStore, environment: Environment): ComposePair {
  let found: Promise<ComposeBackend> | undefined;
  return async ({ shell, app }, onPage) => {
    found ??= resolveBackend(environment);
    const backend = await found;
    // Loaded here because the renderer is large and most commands compose nothing.
    const { composePair } = await import('../compose/compose-pair.ts');
    const site = siteOf(environment, backend);
    await composePair({ store, shell, app, backend, site, ...(onPage ? { onPage } : {}) });
  };
}

/** Pages carry the site's origin: without SITE_URL it is where the site really runs, whatever PORT this process sees. */
function siteOf({ backend, port, site }: Environment, { url }: ComposeBackend): SiteConfig {
  const isDefault = site.origin === `http://localhost:${port}`;
  return backend.kind === 'embedded' && isDefault ? { ...site, origin: new URL(url).origin } : site;
}

import type { PageOwner } from '@talent/sdk/analytics';
import type { Composition } from '@talent/sdk/contract';
import { CONTENT_ID } from '../document/content-id';
import { guardStore } from '../guard/guard-store';

/** The app whose page is on the screen, as the page itself is marked; the shell where none is. */
export function ownerOfPage(composition: Composition): PageOwner {
  const guard = guardStore.getState();
  const guarded = guard.status === 'allowed' ? guard.composition.remotes : [];
  const marked = document.querySelector<HTMLElement>(`#${CONTENT_ID} [data-app]`)?.dataset['app'];
  const remote = [...composition.remotes, ...guarded].find(({ name }) => name === marked);
  return remote
    ? { app: remote.name, app_version: remote.version }
    : { app: 'shell', app_version: composition.shell };
}

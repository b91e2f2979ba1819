import type { Composition } from '@talent/sdk/contract';
import { contactLink, headerLinks } from '../../../content/navigation';
import type { NavigationLink } from '../../../content/navigation';
import { publicPage } from '../load/public-page';

/** The header's links that work without a given app: those to other remotes. */
export function otherLinks(composition: Composition, failed: string): NavigationLink[] {
  return [...headerLinks, contactLink].filter(({ to }) => {
    const owner = publicPage(composition, to)?.remote.name;
    return owner !== undefined && owner !== failed;
  });
}

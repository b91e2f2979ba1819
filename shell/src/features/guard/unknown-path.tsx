import type { SiteConfig } from '@talent/sdk/contract';
import { GuardedRoutes } from './guarded-routes';
import { RequireAdmin } from './require-admin';
import { RequireSession } from './require-session';

interface Props {
  expected: boolean;
  site: SiteConfig;
}

/** A path that no public app owns: the 404, unless an admin's tab knows more. */
export function UnknownPath({ expected, site }: Props) {
  return (
    <RequireSession expected={expected}>
      <RequireAdmin>
        {(composition) => <GuardedRoutes composition={composition} site={site} />}
      </RequireAdmin>
    </RequireSession>
  );
}

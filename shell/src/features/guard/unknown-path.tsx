import { useRoutes } from '@talent/sdk';
import type { GuardedComposition, SiteConfig } from '@talent/sdk/contract';
import { useMemo } from 'react';
import { NotFound } from '../not-found/not-found';
import { GuardedPage } from './guarded-page';
import { RequireAdmin, RequireSession } from './require-admin';

interface UnknownPathProps {
  /** The gateway already knows this person: show a pending page rather than the not-found page. */
  expected: boolean;
  site: SiteConfig;
}

/** A path that no public app owns: the not-found page, unless an admin is signed in and a guarded remote owns it. */
export function UnknownPath({ expected, site }: UnknownPathProps) {
  return (
    <RequireSession expected={expected}>
      <RequireAdmin>
        {(composition) => <GuardedRoutes composition={composition} site={site} />}
      </RequireAdmin>
    </RequireSession>
  );
}

interface GuardedRoutesProps {
  composition: GuardedComposition;
  site: SiteConfig;
}

/** The pages of guarded remotes, known only to a tab that has passed the check. */
function GuardedRoutes({ composition, site }: GuardedRoutesProps) {
  const routes = useMemo(
    () => [
      ...composition.remotes.flatMap((remote) =>
        remote.patterns.map((pattern) => ({
          path: pattern,
          element: <GuardedPage key={pattern} remote={remote} pattern={pattern} site={site} />,
        })),
      ),
      { path: '*', element: <NotFound /> },
    ],
    [composition, site],
  );
  return useRoutes(routes);
}

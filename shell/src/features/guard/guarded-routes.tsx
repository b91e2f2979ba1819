import type { GuardedComposition, SiteConfig } from '@talent/sdk/contract';
import { useRoutes } from '@talent/sdk';
import { useMemo } from 'react';
import { NotFound } from '../not-found/not-found';
import { GuardedPage } from './guarded-page';

interface Props {
  composition: GuardedComposition;
  site: SiteConfig;
}

/** The pages of guarded remotes, known only to a tab that has passed the check. */
export function GuardedRoutes({ composition, site }: Props) {
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

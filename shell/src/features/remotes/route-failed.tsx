import { useLocation, useNavigate, useRouteError } from '@talent/sdk';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { RemoteFailed } from './remote-failed';

/** A navigation whose page could not be loaded. */
export function RouteFailed(): ReactNode {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => console.error(error), [error]);
  return (
    <div data-app="shell">
      <RemoteFailed onRetry={() => void navigate(location, { replace: true })} />
    </div>
  );
}

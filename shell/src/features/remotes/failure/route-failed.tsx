import { useLocation, useNavigate, useRouteError } from '@talent/sdk';
import { useEffect } from 'react';
import { RemoteFailed } from './remote-failed';
import { reportFailure } from './report-failure';

/** A navigation whose page could not be loaded. */
export function RouteFailed({ app }: { app: string }) {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    console.error(error);
    reportFailure(app, error);
  }, [app, error]);
  return (
    <div data-app="shell">
      <RemoteFailed app={app} onRetry={() => void navigate(location, { replace: true })} />
    </div>
  );
}

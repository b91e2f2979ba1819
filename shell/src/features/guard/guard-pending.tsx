import { Spinner } from '@talent/ui/spinner';
import type { ReactNode } from 'react';

/** Shown while the role is being checked. */
export function GuardPending(): ReactNode {
  return (
    <div data-app="shell">
      <div className="flex min-h-[60svh] items-center justify-center">
        <Spinner label="Loading" />
      </div>
    </div>
  );
}

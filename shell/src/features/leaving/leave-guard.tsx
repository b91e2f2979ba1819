import { unsavedStore } from '@talent/sdk';
import { Suspense, lazy } from 'react';
import { loadGuard } from './load-guard';

const ActiveGuard = lazy(() =>
  loadGuard().then((guard) => ({ default: guard?.ActiveGuard ?? (() => null) })),
);

/** Guards the unsaved work of pages. Its code is loaded when a page has some, so most visitors never load it. */
export function LeaveGuard() {
  // Only then: a page that listens for its own closing is not kept for going back in every browser.
  const isNeeded = unsavedStore((all) => all.length > 0);
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <ActiveGuard />
      </Suspense>
    )
  );
}

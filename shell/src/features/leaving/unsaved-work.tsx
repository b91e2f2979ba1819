import { unsavedStore } from '@talent/sdk';
import { Suspense, lazy } from 'react';
import { loadQuestion } from './load-question';

const UnsavedQuestion = lazy(() =>
  loadQuestion().then((loaded) => ({ default: loaded?.UnsavedQuestion ?? (() => null) })),
);

/** Asks before unsaved work of pages is lost. Its code is loaded when a page has some, so most visitors never load it. */
export function UnsavedWork() {
  // Only then: a page that listens for its own closing is not kept for going back in every browser.
  const isNeeded = unsavedStore((all) => all.length > 0);
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <UnsavedQuestion />
      </Suspense>
    )
  );
}

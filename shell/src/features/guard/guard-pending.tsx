import { lazy, Suspense } from 'react';
import { useWaiting } from '../pending/use-slow-page';

// A file of its own: visitors do not download it.
const ToolOutline = lazy(async () => ({ default: (await import('./tool-outline')).ToolOutline }));

/** An outline while the role is checked and the tool loads; the frame's spinner shows when it takes long. */
export function GuardPending() {
  useWaiting();
  return (
    <div data-app="shell">
      <Suspense>
        <ToolOutline />
      </Suspense>
    </div>
  );
}

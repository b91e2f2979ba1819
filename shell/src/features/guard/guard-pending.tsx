import { useWaiting } from '../pending/waiting';

/** Space for the page while the role is checked; the frame's spinner shows when it takes long. */
export function GuardPending() {
  useWaiting();
  return (
    <div data-app="shell">
      <div className="min-h-[60svh]" />
    </div>
  );
}

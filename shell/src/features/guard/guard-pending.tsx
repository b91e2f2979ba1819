import { useWaiting } from '../pending/waiting';

/** Shown while the role is being checked: room for the page; the frame's spinner comes when it lasts. */
export function GuardPending() {
  useWaiting();
  return (
    <div data-app="shell">
      <div className="min-h-[60svh]" />
    </div>
  );
}

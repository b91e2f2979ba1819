import { Button } from '@talent/ui/button';
import { remoteFailed } from '../../../content/remote-failed';
import { remoteStore } from './report-failure';

/** A notice with a retry at the bottom of a served page whose code did not load. */
export function ServedPageNotice() {
  const state = remoteStore();
  if (state.status !== 'failed') return null;
  return (
    <div
      role="status"
      className="border-rule bg-surface text-ink fixed inset-x-4 bottom-[calc(var(--banner-height)+1rem)] z-40 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-3 border px-5 py-4 shadow-sm"
    >
      <p className="text-sm">{remoteFailed.servedNotice}</p>
      <Button variant="secondary" size="sm" onClick={() => void state.retry()}>
        {remoteFailed.retry}
      </Button>
    </div>
  );
}

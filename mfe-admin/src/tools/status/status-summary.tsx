import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import type { Operations } from './api/fetch-operations';
import { siteStatus as text } from './content/site-status';
import { formatUtc } from '../../time/utc';

/** The answer in one sentence, said aloud when it changes. */
export function StatusSummary({
  operations: { objectives, at },
  isStale,
}: {
  operations: Operations;
  isStale: boolean;
}): ReactNode {
  const firing = objectives.filter(({ status }) => status === 'firing');
  const met = objectives.filter(({ status }) => status === 'ok').length;
  const time = formatUtc(at);
  return (
    <>
      {firing.length > 0 ? (
        <Notice tone="error" title={text.notMet(firing.length)}>
          {firing.map(({ title }) => title).join(', ')}
        </Notice>
      ) : (
        <Notice live>{text.allMet(met, objectives.length - met)}</Notice>
      )}
      {isStale ? (
        <Notice tone="warning" live className="mt-3">
          {text.stale(time)}
        </Notice>
      ) : (
        <p className="text-ink-muted mt-2 text-sm tabular-nums">{text.measured(time)}</p>
      )}
    </>
  );
}

import { EmptyState } from '@talent/ui/empty-state';
import type { ReactNode } from 'react';
import { UtcTime } from '../../../time/utc-time';
import type { Inbox } from '../../../inbox/api/inbox-item';
import { checkLabels, overviewTexts as text } from '../content/overview';

/** In place of the list when nothing waits: its shape, and when what would have found something last ran. */
export function InboxEmpty(props: { checks: Inbox['checks']; aside: number }): ReactNode {
  const { checks, aside } = props;
  const known = checks.filter(({ name }) => name in checkLabels);
  return (
    <EmptyState kind="list">
      <p className="font-display text-ink text-lg font-semibold">{text.nothing}</p>
      <p className="mt-1">{aside > 0 ? text.snoozedOnly(aside) : text.nothingDetail}</p>
      {known.length > 0 && (
        <>
          <h3 className="mt-4 font-sans text-xs font-medium">{text.checks}</h3>
          <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1 text-xs tabular-nums">
            {known.map(({ name, at }) => (
              <div key={name} className="flex gap-2">
                <dt>{checkLabels[name]}</dt>
                <dd>
                  <UtcTime at={at} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </EmptyState>
  );
}

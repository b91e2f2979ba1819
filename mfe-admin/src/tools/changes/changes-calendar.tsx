import { useSearchParams } from '@talent/sdk';
import { EmptyState } from '@talent/ui/empty-state';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { ToolButton } from '../../controls/tool-button';
import { Loaded } from '../../queries/loaded';
import { isoDay } from '../../time/utc';
import type { ChangeFacts } from './api/fetch-changes';
import { toChanges } from './api/to-changes';
import { axisFrom, dayAfterStep, daysOf } from './axis/axis';
import type { Span } from './axis/axis';
import { ChangesSkeleton } from './changes-skeleton';
import { changesTexts as text } from './content/changes';
import { Lanes } from './lanes/lanes';
import { AgendaList } from './list/agenda-list';
import { WindowsNote } from './list/windows-note';
import { changesQueries } from './queries';

/** The changes of four weeks, as a picture and as a list. The address keeps the first day (`?from=`). */
export function ChangesCalendar(): ReactNode {
  const [search, setSearch] = useSearchParams();
  const axis = axisFrom(search.get('from'), new Date());
  const { first, last } = daysOf(axis);
  const go = (shown: Record<string, string>) => setSearch(shown, { preventScrollReset: true });
  const step = (direction: -1 | 1): void => {
    // The address is ahead of what is rendered: two presses in a row are two steps.
    const { searchParams } = new URL(window.location.href);
    const shown = axisFrom(searchParams.get('from'), new Date());
    go({ from: dayAfterStep(shown, direction) });
  };
  return (
    <section aria-labelledby="changes-range">
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <h2
          id="changes-range"
          aria-live="polite"
          className="font-display mr-auto text-lg font-semibold tabular-nums"
        >
          {text.range(first, last)}
        </h2>
        <div className="flex gap-2">
          <ToolButton onClick={() => step(-1)}>{text.before}</ToolButton>
          <ToolButton onClick={() => go({})}>{text.today}</ToolButton>
          <ToolButton onClick={() => step(1)}>{text.after}</ToolButton>
        </div>
      </div>
      <Loaded query={changesQueries.span(axis)} texts={text} skeleton={<ChangesSkeleton />}>
        {(facts) => <Changes facts={facts} axis={axis} />}
      </Loaded>
    </section>
  );
}

function Changes({ facts, axis }: { facts: ChangeFacts; axis: Span }): ReactNode {
  const { at, untrusted, windows } = facts.platform;
  const now = Date.parse(at);
  const changes = toChanges(facts, axis);
  return (
    <>
      {untrusted.length > 0 && (
        <Notice tone="warning" title={text.untrusted} className="mb-6">
          {untrusted.map((message) => (
            <p key={message} className="wrap-anywhere">
              {message}
            </p>
          ))}
        </Notice>
      )}
      <Lanes axis={axis} now={now} changes={changes} windows={windows ?? []} />
      <WindowsNote windows={windows ?? []} now={now} />
      {changes.length === 0 ? (
        <EmptyState kind="list">
          <p className="font-display text-ink text-lg font-semibold">{text.empty}</p>
          <p className="mt-1">{text.emptyHow}</p>
        </EmptyState>
      ) : (
        <AgendaList changes={changes} today={isoDay(new Date(now))} />
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import { Loaded } from '../../../queries/loaded';
import { NewestNote } from '../../../table/newest-note';
import { UtcTime } from '../../../time/utc-time';
import { historyTexts as text, workTexts } from '../content/person';
import { HISTORY_SHOWN, peopleQueries } from '../queries';
import { describeEvent } from './describe-event';

interface HistoryProps {
  recordId: string;
  /** The address of the admin with this id; null without an id. */
  nameOf: (id: string | null) => string | null;
}

/** The work on a record, newest first, as the audit log has it. */
export function History({ recordId, nameOf }: HistoryProps): ReactNode {
  return (
    <Loaded query={peopleQueries.history(recordId)} texts={text}>
      {(events) =>
        events.length === 0 ? (
          <p className="text-ink-muted text-sm">{text.empty}</p>
        ) : (
          <>
            <ol className="grid gap-2 text-sm">
              {events.map((event) => (
                <li key={event.id} className="flex flex-wrap gap-x-3">
                  <span className="text-ink-muted">
                    <UtcTime at={event.at} />
                  </span>
                  <span>{describeEvent(event, nameOf, workTexts.noAssignee)}</span>
                  <span className="text-ink-muted break-all">
                    {text.by(nameOf(event.actor) ?? text.server)}
                  </span>
                </li>
              ))}
            </ol>
            <NewestNote shown={events.length} most={HISTORY_SHOWN} />
          </>
        )
      }
    </Loaded>
  );
}

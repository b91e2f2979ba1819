import type { ReactNode } from 'react';
import { Loaded } from '../../../queries/query-part';
import { NewestNote } from '../../../table/newest-note';
import { ShownTime } from '../../../time/shown-time';
import { toStage } from '../api/people';
import { stageLabels } from '../content/people';
import { historyTexts as text, workTexts } from '../content/person';
import { HISTORY_SHOWN, peopleQueries } from '../queries';
import type { NameOf } from '../use-assignees';

/** The work on a record, newest first, as the audit log has it. */
export function History({ recordId, nameOf }: { recordId: string; nameOf: NameOf }): ReactNode {
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
                    <ShownTime at={event.at} />
                  </span>
                  <span>{describeEvent(event, nameOf)}</span>
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

/**
 * An event of a record in words: `Moved from New to In talk`.
 * @param nameOf - the address of the account with this id; null without an id.
 */
export function describeEvent(
  { action, details }: { action: string; details: unknown },
  nameOf: NameOf,
): string {
  const said = text.actions[action] ?? action;
  const { from = '', to = null, on = null } = (details ?? {}) as Record<string, string | null>;
  const stage = (name: string | null): string => {
    const known = toStage(name);
    return known === null ? String(name) : stageLabels[known];
  };
  switch (action) {
    case 'person.moved':
      return `${said} ${text.fromTo(stage(from), stage(to))}`;
    case 'person.assigned':
      return `${said} ${text.to(nameOf(to) ?? workTexts.noAssignee)}`;
    case 'person.next-step-set':
      return on === null ? said : `${said} ${text.on(on)}`;
    default:
      return said;
  }
}

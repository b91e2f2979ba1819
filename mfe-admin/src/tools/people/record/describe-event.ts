import { toStage } from '../api/person';
import { stageLabels } from '../content/people';
import { historyTexts as text } from '../content/person';

/** A row of the audit log about a record. */
export interface RecordEvent {
  action: string;
  details: unknown;
}

/**
 * An event of a record in words: `Moved from New to In talk`.
 * @param nameOf - the address of the account with this id; null without an id.
 */
export function describeEvent(
  { action, details }: RecordEvent,
  nameOf: (id: string | null) => string | null,
  noAssignee: string,
): string {
  const said = text.actions[action] ?? action;
  const part = (key: string): unknown =>
    typeof details === 'object' && details !== null && key in details
      ? (details as Record<string, unknown>)[key]
      : undefined;
  const stage = (key: string): string => {
    const known = toStage(String(part(key)));
    return known === null ? String(part(key)) : stageLabels[known];
  };
  switch (action) {
    case 'person.moved':
      return `${said} ${text.fromTo(stage('from'), stage('to'))}`;
    case 'person.assigned': {
      const to = part('to');
      return `${said} ${text.to((typeof to === 'string' ? nameOf(to) : null) ?? noAssignee)}`;
    }
    case 'person.next-step-set':
      return typeof part('on') === 'string' ? `${said} ${text.on(String(part('on')))}` : said;
    default:
      return said;
  }
}

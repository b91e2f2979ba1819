import type { TableRow } from '../../../backend/table-row';

/** The stages of a record, in their order. */
export const stages = ['new', 'in talk', 'shortlist', 'placed', 'closed'] as const;
export type Stage = (typeof stages)[number];

/** The kind of request of a record. */
export const personKinds = ['contact', 'application'] as const;
export type PersonKind = (typeof personKinds)[number];

type Shown =
  | 'id'
  | 'reference'
  | 'name'
  | 'email'
  | 'phone'
  | 'subject'
  | 'position'
  | 'assignee'
  | 'next_step'
  | 'next_step_on'
  | 'created_at'
  | 'updated_at'
  | 'version';

/** A record as lists and the board show it. Times are as the database writes them; `next_step_on` is a day. */
export interface Person extends Pick<TableRow<'people_records'>, Shown> {
  kind: PersonKind;
  stage: Stage;
}

/** The columns of a `Person`. */
export const personColumns =
  'id, kind, reference, name, email, phone, subject, stage, position, assignee, next_step, next_step_on, created_at, updated_at, version';

/** The stage that a text names; null for any other text. */
export function toStage(text: string | null): Stage | null {
  return stages.find((stage) => stage === text) ?? null;
}

/** A row of the database as a `Person`. @throws RangeError for a stage or kind of a newer version */
export function toPerson<Row extends { kind: string; stage: string }>(
  row: Row,
): Omit<Row, 'kind' | 'stage'> & Pick<Person, 'kind' | 'stage'> {
  const stage = toStage(row.stage);
  const kind = personKinds.find((known) => known === row.kind);
  if (stage === null || kind === undefined) {
    throw new RangeError(`Unknown record: ${row.kind}, ${row.stage}`);
  }
  return { ...row, kind, stage };
}

/** Whether the day of the next step is over, in UTC. */
export function isOverdue({ next_step_on }: Pick<Person, 'next_step_on'>, today: string): boolean {
  return next_step_on !== null && next_step_on < today;
}

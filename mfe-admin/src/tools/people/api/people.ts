import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { TableRow } from '../../../backend/table-row';
import { counted, loadRange } from '../../../table/load-from-database';
import type { TablePage, TableQuery } from '../../../table/tool-column';
import { isoDay } from '../../../time/utc';

export const stages = ['new', 'in talk', 'shortlist', 'placed', 'closed'] as const;
export type Stage = (typeof stages)[number];

export const personKinds = ['contact', 'application'] as const;
export type PersonKind = (typeof personKinds)[number];

type Hidden = `${string}_key` | `${string}_id` | 'former_emails' | 'search';

/** A record as lists and the board show it. Times are as the database writes them; `next_step_on` is a day. */
export interface Person extends Omit<TableRow<'people_records'>, Hidden | 'kind' | 'stage'> {
  kind: PersonKind;
  stage: Stage;
}

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

export interface WantedPeople {
  /** Null: all. */
  stage: Stage | null;
  kind: PersonKind | '';
  /** The id of an account, `none` for records without one; empty for all. */
  assignee: string;
  overdue: boolean;
  search: string;
}
/** Of records in every stage. */
export type Narrowed = Omit<WantedPeople, 'stage'>;

function peopleQuery({ search, stage, kind, assignee, overdue }: WantedPeople) {
  let query = adminData().rpc('find_people', { wanted: search }, counted).select(personColumns);
  if (stage !== null) query = query.eq('stage', stage);
  if (kind !== '') query = query.eq('kind', kind);
  if (assignee === 'none') query = query.is('assignee', null);
  else if (assignee !== '') query = query.eq('assignee', assignee);
  if (overdue) query = query.lt('next_step_on', isoDay(new Date()));
  return query;
}

/** A page of the records that fit; the filter of the table is the search. @throws DataError when the request fails. */
export async function listPeople(
  filters: Omit<WantedPeople, 'search'>,
  query: TableQuery,
  signal: AbortSignal,
): Promise<TablePage<Person>> {
  const found = peopleQuery({ ...filters, search: query.filter });
  // The database searches whole records: no column is filtered here.
  const { rows, total } = await loadRange(found, { ...query, filter: '' }, signal, {
    filterColumns: [],
  });
  return { total, rows: rows.map(toPerson) };
}

/** How many records the filters leave in each stage. @throws DataError when the request fails. */
export async function countPeople(filters: Narrowed): Promise<ReadonlyMap<string, number>> {
  const { search, kind, assignee, overdue } = filters;
  const wanted = { wanted: search, of_kind: kind, of_assignee: assignee };
  // oxlint-disable-next-line house/whole-reads -- one row for each stage
  const rows = unwrap(await adminData().rpc('count_people', wanted));
  return new Map(rows.map((row) => [row.stage, overdue ? row.overdue : row.people]));
}

/** A column of the board: its first cards, and how many there are. */
export interface BoardColumn {
  cards: readonly Person[];
  total: number;
}

export type Board = Readonly<Record<Stage, BoardColumn>>;

/** Cards of a column that are loaded at first, and with each 'Show more'. */
export const COLUMN_CARDS = 30;

/** The columns of the board. @throws DataError when a request fails. */
export async function fetchBoard(
  filters: Narrowed,
  cards: number,
  signal: AbortSignal,
): Promise<Board> {
  const columns = stages.map(async (stage): Promise<[Stage, BoardColumn]> => {
    const answer = await peopleQuery({ ...filters, stage })
      .order('position', { ascending: true })
      .order('id', { ascending: true })
      .range(0, cards - 1)
      .abortSignal(signal);
    const rows = unwrap(answer);
    return [stage, { cards: rows.map(toPerson), total: answer.count ?? rows.length }];
  });
  // One of every stage.
  return Object.fromEntries(await Promise.all(columns)) as Board;
}

import { unwrap } from '@talent/data/unwrap';
import type { PeopleFilters } from '../filters/people-filters';
import { peopleQuery } from './list-people';
import { stages, toPerson, type Person, type Stage } from './person';

/** A column of the board: its first cards, and how many there are. */
export interface BoardColumn {
  cards: readonly Person[];
  total: number;
}

export type Board = Readonly<Record<Stage, BoardColumn>>;

/** Cards of a column that are loaded at first, and with each 'Show more'. */
export const COLUMN_CARDS = 30;

/** The columns of the board, in their order. @throws DataError when a request fails. */
export async function fetchBoard(
  filters: Omit<PeopleFilters, 'view' | 'stage'>,
  cards: number,
  signal: AbortSignal,
): Promise<Board> {
  const columns = await Promise.all(
    stages.map((stage) => column({ ...filters, stage }, cards, signal)),
  );
  const [fresh, inTalk, shortlist, placed, closed] = columns;
  const none: BoardColumn = { cards: [], total: 0 };
  return {
    new: fresh ?? none,
    'in talk': inTalk ?? none,
    shortlist: shortlist ?? none,
    placed: placed ?? none,
    closed: closed ?? none,
  };
}

async function column(
  filters: Omit<PeopleFilters, 'view'>,
  cards: number,
  signal: AbortSignal,
): Promise<BoardColumn> {
  const answer = await peopleQuery(filters)
    .order('position', { ascending: true })
    .order('id', { ascending: true })
    .range(0, cards - 1)
    .abortSignal(signal);
  const rows = unwrap(answer);
  return { cards: rows.map(toPerson), total: answer.count ?? rows.length };
}

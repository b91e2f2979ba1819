import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { PeopleFilters } from '../filters/people-filters';
import { toStage, type Stage } from './person';

/** How many records there are in a stage, and with an overdue next step. */
export type StageCounts = Record<Stage, { people: number; overdue: number }>;

/** Counts the records that the filters leave, whatever their stage. @throws DataError when the request fails. */
export async function countPeople({
  search,
  kind,
  assignee,
  overdue,
}: Pick<PeopleFilters, 'search' | 'kind' | 'assignee' | 'overdue'>): Promise<StageCounts> {
  const rows = unwrap(
    // oxlint-disable-next-line house/whole-reads -- one row for each stage
    await adminData().rpc('count_people', {
      wanted: search,
      of_kind: kind,
      of_assignee: assignee,
    }),
  );
  const none = { people: 0, overdue: 0 };
  const counts: StageCounts = {
    ...{ new: none, 'in talk': none, shortlist: none },
    ...{ placed: none, closed: none },
  };
  for (const row of rows) {
    const stage = toStage(row.stage);
    const shown = overdue ? row.overdue : row.people;
    if (stage !== null) counts[stage] = { people: shown, overdue: row.overdue };
  }
  return counts;
}

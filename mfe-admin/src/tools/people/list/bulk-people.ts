import { queryClient } from '../../../queries/query-client';
import type { BulkAction } from '../../../table/engine/use-bulk-change';
import { stages, type Person } from '../api/person';
import { savePerson, type PersonChange } from '../api/save-person';
import { bulkPeopleTexts as text, stageLabels } from '../content/people';

/** Actions on several records: another stage, or another assignee. `ownId` is the signed-in admin's account. */
export function bulkPeople(ownId: string | null): BulkAction<Person>[] {
  const moves = stages.map((stage) =>
    actionOf(text.move(stageLabels[stage]), text.moved(stageLabels[stage]), { stage }, (row) => ({
      stage: row.stage,
    })),
  );
  const assigneeOf = ({ assignee }: Person): PersonChange => ({ assignee });
  return [
    ...moves,
    ...(ownId === null
      ? []
      : [actionOf(text.assign, text.assigned, { assignee: ownId }, assigneeOf)]),
    actionOf(text.unassign, text.unassigned, { assignee: null }, assigneeOf),
  ];
}

/** @param back - what the records were before */
function actionOf(
  label: string,
  done: (count: number) => string,
  change: Pick<PersonChange, 'stage' | 'assignee'>,
  back: (row: Person) => PersonChange,
): BulkAction<Person> {
  return {
    label,
    done,
    apply: (row) => ({ ...row, ...change }),
    save: async (rows) => {
      const saved = await saveAll(rows.map((row) => ({ row, change })));
      return () =>
        saveAll(saved.map(({ row, version }) => ({ row: { ...row, version }, change: back(row) })));
    },
  };
}

/** Saves one record after the other; all are tried. @throws Error when one was not saved. */
async function saveAll(
  changes: readonly { row: Person; change: PersonChange }[],
): Promise<{ row: Person; version: number }[]> {
  const saved: { row: Person; version: number }[] = [];
  for (const { row, change } of changes) {
    const outcome = await savePerson(row, change);
    if (outcome.status === 'saved') saved.push({ row, version: outcome.record.version });
  }
  void queryClient.invalidateQueries({ queryKey: ['people', 'counts'] });
  if (saved.length < changes.length) throw new Error('A record was changed or erased meanwhile.');
  return saved;
}

import { useSession } from '@talent/sdk';
import { Badge } from '@talent/ui/badge';
import { useMemo, type ReactNode } from 'react';
import { SiteLink } from '../../controls/site-link';
import { queryClient } from '../../queries/query-client';
import { Address } from '../../table/address';
import { columnsOf, rare, vital } from '../../table/columns';
import type { BulkAction } from '../../table/engine/use-bulk-change';
import type { ToolColumn } from '../../table/tool-column';
import { ToolTable } from '../../table/tool-table';
import { isoDay } from '../../time/utc';
import { isOverdue, stages, type Person } from './api/people';
import { RefusedChange, savePerson, type PersonChange } from './api/record';
import {
  bulkPeopleTexts as bulkTexts,
  kindLabels,
  listTexts as text,
  peoplePath,
  stageLabels,
} from './content/people';
import { isNarrowed, type PeopleFilters } from './people-filters';
import { peopleQueries } from './queries';
import { stageTones } from './stage-badge';
import type { NameOf } from './use-assignees';

/** The records as a table, which the database searches, orders and cuts. */
export function PeopleList(props: { filters: PeopleFilters; nameOf: NameOf }): ReactNode {
  const { filters, nameOf } = props;
  const { view: _view, search: _search, ...narrowed } = filters;
  const columns = useMemo(() => columnsWith(nameOf), [nameOf]);
  const session = useSession();
  const ownId = session.status === 'signed-in' ? session.userId : null;
  const bulk = useMemo(() => bulkPeople(ownId), [ownId]);
  return (
    <ToolTable
      name="people"
      caption={text.caption}
      columns={columns}
      source={peopleQueries.list(narrowed)}
      initialSort={{ key: 'created_at', descending: true }}
      filterLabel={text.search}
      empty={isNarrowed(filters) || filters.stage !== null ? text.emptyNarrowed : text.empty}
      emptyKind="people"
      rowActions={({ id }) => [{ label: bulkTexts.open, to: `${peoplePath}/${id}` }]}
      bulkActions={bulk}
    />
  );
}

const { text: textColumn, badge, unsorted, of, time } = columnsOf<Person>();

export function columnsWith(nameOf: NameOf): readonly ToolColumn<Person>[] {
  const today = isoDay(new Date());
  const { columns } = text;
  return [
    textColumn('name', columns.name, ({ id, name, reference }) => (
      <>
        <SiteLink tone="ink" to={`${peoplePath}/${id}`}>
          {name}
        </SiteLink>
        <span className="text-ink-muted block text-xs font-normal">{reference}</span>
      </>
    )),
    textColumn('subject', columns.about, ({ kind, subject }) => (
      <>
        <span className="break-words">{subject}</span>
        <span className="text-ink-muted block text-xs">{kindLabels[kind]}</span>
      </>
    )),
    vital(badge('stage', columns.stage, stageLabels, stageTones)),
    textColumn('next_step', columns.nextStep),
    textColumn('next_step_on', columns.due, (person) => (
      <span className="whitespace-nowrap tabular-nums">
        <span>{person.next_step_on}</span>{' '}
        {isOverdue(person, today) && <Badge tone="warning">{text.overdue}</Badge>}
      </span>
    )),
    rare(
      of(
        'assignee',
        columns.assignee,
        ({ assignee }) => nameOf(assignee),
        ({ assignee }) => <Address>{nameOf(assignee) ?? ''}</Address>,
      ),
    ),
    rare(textColumn('email', columns.email, ({ email }) => <Address>{email}</Address>)),
    time('created_at', columns.received),
    // A list shows them with the name, and a file needs them by themselves.
    { ...unsorted('reference', columns.reference), isFileOnly: true },
    { ...of('kind', columns.kind, ({ kind }) => kindLabels[kind]), isFileOnly: true },
    { ...unsorted('phone', columns.phone), isFileOnly: true },
  ];
}

/** Actions on several records: another stage, or another assignee. `ownId` is the signed-in admin's account. */
function bulkPeople(ownId: string | null): BulkAction<Person>[] {
  return [
    ...stages.map((stage) => {
      const label = stageLabels[stage];
      return actionOf(bulkTexts.move(label), bulkTexts.moved(label), 'stage', stage);
    }),
    ...(ownId === null ? [] : [actionOf(bulkTexts.assign, bulkTexts.assigned, 'assignee', ownId)]),
    actionOf(bulkTexts.unassign, bulkTexts.unassigned, 'assignee', null),
  ];
}

function actionOf(
  label: string,
  done: (count: number) => string,
  field: 'stage' | 'assignee',
  value: string | null,
): BulkAction<Person> {
  return {
    label,
    done,
    apply: (row) => ({ ...row, [field]: value }),
    save: async (rows) => {
      const saved = await saveAll(rows, () => ({ [field]: value }));
      return () => saveAll(saved, (row) => ({ [field]: row[field] }));
    },
  };
}

/** Saves one record after the other. @returns them with their new versions. @throws Error when one was not saved. */
async function saveAll(
  rows: readonly Person[],
  changeOf: (row: Person) => PersonChange,
): Promise<Person[]> {
  const saved: Person[] = [];
  for (const row of rows) {
    const record = await savePerson(row, changeOf(row)).catch((error: unknown) => {
      if (!(error instanceof RefusedChange)) throw error;
    });
    if (record) saved.push({ ...row, version: record.version });
  }
  void queryClient.invalidateQueries({ queryKey: ['people', 'counts'] });
  if (saved.length < rows.length) throw new Error('A record was changed or erased meanwhile.');
  return saved;
}

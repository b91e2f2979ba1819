import { Link as RouterLink, useSession } from '@talent/sdk';
import { Badge } from '@talent/ui/badge';
import { Link } from '@talent/ui/link';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { columnsOf } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';
import { ToolTable } from '../../../table/tool-table';
import { isoDay } from '../../../time/utc';
import { isOverdue, type Person } from '../api/person';
import {
  bulkPeopleTexts,
  kindLabels,
  listTexts as text,
  peoplePath,
  stageLabels,
} from '../content/people';
import { EmailText } from '../email-text';
import { isNarrowed, type PeopleFilters } from '../filters/people-filters';
import { peopleQueries } from '../queries';
import { StageBadge } from '../stage-badge';
import { bulkPeople } from './bulk-people';

interface PeopleListProps {
  filters: PeopleFilters;
  /** The name of the account with this id; null if nobody is assigned. */
  assigneeName: (id: string | null) => string | null;
}

/** The records as a table, which the database searches, orders and cuts. */
export function PeopleList({ filters, assigneeName }: PeopleListProps): ReactNode {
  const { view: _view, search: _search, ...narrowed } = filters;
  const columns = useMemo(() => columnsWith(assigneeName), [assigneeName]);
  const session = useSession();
  const ownId = session.status === 'signed-in' ? session.userId : null;
  const bulk = useMemo(() => bulkPeople(ownId), [ownId]);
  return (
    <ToolTable
      name="people"
      caption={text.caption}
      columns={columns}
      source={peopleQueries.list(narrowed)}
      rowKey={({ id }) => id}
      initialSort={{ key: 'created_at', descending: true }}
      filterLabel={text.search}
      empty={isNarrowed(filters) || filters.stage !== null ? text.emptyNarrowed : text.empty}
      emptyKind="people"
      rowActions={({ id }) => [{ label: bulkPeopleTexts.open, to: `${peoplePath}/${id}` }]}
      bulkActions={bulk}
    />
  );
}

const { text: textColumn, time } = columnsOf<Person>();

function columnsWith(assigneeName: PeopleListProps['assigneeName']): readonly ToolColumn<Person>[] {
  const today = isoDay(new Date());
  const { columns } = text;
  return [
    textColumn('name', columns.name, ({ id, name, reference }) => (
      <>
        <Link asChild tone="ink">
          <RouterLink to={`${peoplePath}/${id}`}>{name}</RouterLink>
        </Link>
        <span className="text-ink-muted block text-xs font-normal">{reference}</span>
      </>
    )),
    textColumn('subject', columns.about, ({ kind, subject }) => (
      <>
        <span className="break-words">{subject}</span>
        <span className="text-ink-muted block text-xs">{kindLabels[kind]}</span>
      </>
    )),
    {
      key: 'stage',
      label: columns.stage,
      sortable: true,
      priority: 1,
      value: ({ stage }) => stageLabels[stage],
      cell: ({ stage }) => <StageBadge stage={stage} />,
    },
    textColumn('next_step', columns.nextStep),
    {
      key: 'next_step_on',
      label: columns.due,
      sortable: true,
      value: ({ next_step_on }) => next_step_on,
      cell: (person) => (
        <span className="whitespace-nowrap tabular-nums">
          {person.next_step_on}{' '}
          {isOverdue(person, today) && <Badge tone="warning">{text.overdue}</Badge>}
        </span>
      ),
    },
    {
      key: 'assignee',
      label: columns.assignee,
      priority: 3,
      value: ({ assignee }) => assigneeName(assignee),
      cell: ({ assignee }) => <EmailText email={assigneeName(assignee) ?? ''} />,
    },
    {
      ...textColumn('email', columns.email, ({ email }) => <EmailText email={email} />),
      priority: 3,
    },
    time('created_at', columns.received),
  ];
}

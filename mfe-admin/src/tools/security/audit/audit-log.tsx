import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { queryClient } from '../../../queries/query-client';
import { Clipped } from '../../../table/clipped';
import { columnsOf } from '../../../table/columns';
import type { RowOf } from '../../../table/load-from-database';
import type { ToolColumn } from '../../../table/tool-column';
import { ToolTable } from '../../../table/tool-table';
import { auditTexts as text } from '../content/security-staff';
import { securityQueries } from '../queries';
import { VerifyPanel } from './verify-panel';

/** The log of staff actions, and a check that nobody has changed it. */
export function AuditLog(): ReactNode {
  const { data: admins } = useQuery(securityQueries.admins, queryClient);
  const columns = useMemo(
    () => columnsWith(new Map(admins?.map(({ user_id, email }) => [user_id, email]))),
    [admins],
  );
  return (
    <>
      <p className="text-ink-muted mb-4 max-w-prose text-sm">{text.lede}</p>
      <VerifyPanel />
      <ToolTable
        name="audit-log"
        caption={text.caption}
        columns={columns}
        source={securityQueries.audit}
        rowKey={({ id }) => String(id)}
        initialSort={{ key: 'id', descending: true }}
        filterLabel={text.filter}
        pageSize={10}
        empty={text.empty}
      />
    </>
  );
}

type AuditRow = RowOf<typeof securityQueries.audit>;

const row = columnsOf<AuditRow>();

/** @param emails - addresses of the present admins, by account. */
function columnsWith(emails: ReadonlyMap<string, string>): readonly ToolColumn<AuditRow>[] {
  const name = (subject: string): string =>
    subject.replace(/^user:(.+)$/, (whole, id: string) => emails.get(id) ?? whole);
  return [
    row.text('id', text.number),
    row.time('at', text.time),
    row.text('action', text.action),
    row.text('subject', text.subject, ({ subject }) => <Clipped isLong>{name(subject)}</Clipped>),
    row.text('actor', text.actor, ({ actor }) => (
      <Clipped isLong>
        {actor === null ? text.nobody : (emails.get(actor) ?? text.unknownActor(actor))}
      </Clipped>
    )),
    {
      key: 'details',
      label: text.details,
      value: ({ details }) => JSON.stringify(details),
      priority: 3,
      cell: ({ details }) => (
        <Clipped isLong>
          <code className="text-xs">{JSON.stringify(details)}</code>
        </Clipped>
      ),
    },
  ];
}

import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { listAuditRows } from '../api/list-audit-rows';
import type { AuditRow } from '../api/list-audit-rows';
import { auditTexts as text } from '../content/security-staff';
import { timeColumn } from '../../../table/time-column';
import { ToolTable } from '../../../table/tool-table';
import type { ToolColumn } from '../../../table/tool-column';
import { VerifyPanel } from './verify-panel';

interface AuditLogProps {
  /** E-mails of accounts, where they are known. */
  emails: ReadonlyMap<string, string>;
  /** Another value loads the list again. */
  refresh: unknown;
}

/** Who did what, and whether nobody has changed that since. */
export function AuditLog({ emails, refresh }: AuditLogProps): ReactNode {
  const columns = useMemo(() => columnsWith(emails), [emails]);
  return (
    <>
      <p className="text-ink-muted mb-4 max-w-prose text-sm">{text.lede}</p>
      <VerifyPanel />
      <ToolTable
        name="audit-log"
        caption={text.caption}
        columns={columns}
        load={listAuditRows}
        rowKey={({ id }) => String(id)}
        initialSort={{ key: 'id', descending: true }}
        filterLabel={text.filter}
        pageSize={10}
        empty={text.empty}
        refresh={refresh}
      />
    </>
  );
}

function columnsWith(emails: ReadonlyMap<string, string>): readonly ToolColumn<AuditRow>[] {
  /** The person by e-mail as long as the account is an admin's. */
  const name = (subject: string): string =>
    subject.replace(/^user:(.+)$/, (whole, id: string) => emails.get(id) ?? whole);
  return [
    { key: 'id', label: text.number, sortable: true, value: (row) => row.id },
    timeColumn('at', text.time, (row) => row.at),
    { key: 'action', label: text.action, sortable: true, value: (row) => row.action },
    {
      ...{ key: 'subject', label: text.subject, sortable: true },
      value: (row) => row.subject,
      cell: (row) => <span className="block min-w-28 break-words">{name(row.subject)}</span>,
    },
    {
      ...{ key: 'actor', label: text.actor, sortable: true },
      value: (row) => row.actor,
      cell: ({ actor }) => (
        <span className="block min-w-28 break-words" title={actor ?? undefined}>
          {actor === null ? text.nobody : (emails.get(actor) ?? text.unknownActor(actor))}
        </span>
      ),
    },
    {
      ...{ key: 'details', label: text.details },
      value: (row) => row.details,
      cell: (row) => <code className="block min-w-44 text-xs break-words">{row.details}</code>,
    },
  ];
}

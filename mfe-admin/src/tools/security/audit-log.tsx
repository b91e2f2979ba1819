import { Notice } from '@talent/ui/notice';
import { TextField } from '@talent/ui/text-field';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import { useMemo, useState, type ReactNode } from 'react';
import { ToolButton } from '../../controls/tool-button';
import { useChange, useData } from '../../queries/use-data';
import { Clipped } from '../../table/clipped';
import { column, columnsOf } from '../../table/columns';
import type { RowOf } from '../../table/load-from-database';
import type { ToolColumn } from '../../table/tool-column';
import { ToolTable } from '../../table/tool-table';
import { verifyAuditLog, type AuditVerdict } from './api/verify-audit-log';
import { auditTexts as text } from './content/security-staff';
import { securityQueries } from './queries';

/** The log of staff actions, and a check that nobody has changed it. */
export function AuditLog(): ReactNode {
  const { data: admins } = useData(securityQueries.admins);
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
    column('details', text.details, ({ details }) => JSON.stringify(details), {
      priority: 3,
      cell: ({ details }) => (
        <Clipped isLong>
          <code className="text-xs">{JSON.stringify(details)}</code>
        </Clipped>
      ),
    }),
  ];
}

/** Has the database compute the hashes of the whole log again, and names the first row that does not match. */
export function VerifyPanel(): ReactNode {
  const { ref, erase } = useKeptEntries('staff-audit-hash');
  const [kept, setKept] = useState('');
  const check = useChange({
    failure: 'The audit log was not verified',
    mutationFn: verifyAuditLog,
    onSuccess: erase,
  });
  return (
    <div className="mb-6">
      <form
        ref={ref}
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!check.isPending) check.mutate(kept);
        }}
      >
        <TextField
          className="min-w-64 max-w-2xl grow"
          name="kept"
          autoComplete="off"
          spellCheck={false}
          label={text.kept}
          hint={text.keptHint}
          value={kept}
          onChange={(event) => setKept(event.target.value)}
        />
        <ToolButton type="submit" size="md" isPending={check.isPending} pending={text.verifying}>
          {text.verify}
        </ToolButton>
      </form>
      {check.isError && (
        <Notice tone="error" className="mt-4">
          {text.failed}
        </Notice>
      )}
      {check.isSuccess && <Verdict verdict={check.data} />}
    </div>
  );
}

function Verdict({
  verdict: { first_bad: bad, checked, head },
}: {
  verdict: AuditVerdict;
}): ReactNode {
  if (bad !== null) {
    return (
      <Notice tone="error" title={text.unsound(bad.id)} className="mt-4">
        {text.reasons[bad.reason](bad.id)}
      </Notice>
    );
  }
  return (
    <Notice live title={text.sound(checked)} className="mt-4">
      {text.head(head.id)} <code className="text-xs break-all">{head.hash}</code>
    </Notice>
  );
}

import { unwrap } from '@talent/data/unwrap';
import { Notice } from '@talent/ui/notice';
import { TextField } from '@talent/ui/text-field';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import { useMemo, useState } from 'react';
import { adminData } from '../../backend/admin-data';
import { submits, typed } from '../../controls/field-props';
import { ToolButton } from '../../controls/tool-button';
import { staffQuery } from '../../queries/staff-query';
import { useChange, useData } from '../../queries/use-data';
import { Clipped } from '../../table/clipped';
import { columnsOf, rare } from '../../table/columns';
import type { RowOf } from '../../table/load-from-database';
import { ToolTable } from '../../table/tool-table';
import { auditTexts as text } from './content/security-staff';
import { securityQueries } from './queries';

/** The log of staff actions, and a check that nobody has changed it. */
export function AuditLog() {
  const { data: admins } = useData(staffQuery);
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
function columnsWith(emails: ReadonlyMap<string, string>) {
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
    rare(
      row.of('details', text.details, detailsOf, (entry) => (
        <Clipped isLong>
          <code className="text-xs">{detailsOf(entry)}</code>
        </Clipped>
      )),
    ),
  ];
}

const detailsOf = ({ details }: AuditRow) => JSON.stringify(details);

/** Has the database compute the hashes of the whole log again, and names the first row that does not match. */
export function VerifyPanel() {
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
        onSubmit={submits(() => {
          if (!check.isPending) check.mutate(kept);
        })}
      >
        <TextField
          className="min-w-64 max-w-2xl grow"
          name="kept"
          autoComplete="off"
          spellCheck={false}
          label={text.kept}
          hint={text.keptHint}
          {...typed(kept, setKept)}
        />
        <ToolButton type="submit" size="md" isPending={check.isPending} pending={text.verifying}>
          {text.verify}
        </ToolButton>
      </form>
      {check.isError && <Notice tone="error" title={text.failed} className="mt-4" />}
      {check.isSuccess && <Verdict verdict={check.data} />}
    </div>
  );
}

function Verdict({ verdict }: { verdict: AuditVerdict }) {
  const { first_bad: bad, checked, head } = verdict;
  if (bad !== null) {
    return (
      <Notice tone="error" title={text.unsound(bad.id)} className="mt-4">
        {text.reasons[bad.reason](bad.id)}
      </Notice>
    );
  }
  return (
    <Notice live title={text.sound(checked)} className="mt-4">
      <span>{text.head(head.id)}</span> <code className="text-xs break-all">{head.hash}</code>
    </Notice>
  );
}

/** The result of computing every hash of the log again. */
interface AuditVerdict {
  checked: number;
  first_bad: { id: number; reason: keyof typeof text.reasons } | null;
  /** The newest row: its hash, kept elsewhere, shows later whether the log was rewritten. */
  head: { id: number; hash: string };
}

/** @param kept - hash of a head that was written down earlier; empty for none. */
async function verifyAuditLog(kept: string): Promise<AuditVerdict> {
  const kept_hash = kept.trim();
  const args = kept_hash === '' ? {} : { kept_hash };
  return unwrap(await adminData().rpc('verify_audit_log', args)) as unknown as AuditVerdict;
}

import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { TextField } from '@talent/ui/text-field';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { PendingLabel } from '../../../controls/pending-label';
import { queryClient } from '../../../queries/query-client';
import { verifyAuditLog } from '../api/verify-audit-log';
import type { AuditVerdict } from '../api/verify-audit-log';
import { auditTexts as text } from '../content/security-staff';

/** Has the database compute the hashes of the whole log again, and names the first row that does not match. */
export function VerifyPanel(): ReactNode {
  const { ref, erase } = useKeptEntries('staff-audit-hash');
  const [kept, setKept] = useState('');
  const check = useMutation(
    {
      mutationFn: (hash: string) => verifyAuditLog(hash),
      onSuccess: erase,
      onError: (error) => console.error('The audit log was not verified', error),
    },
    queryClient,
  );
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
        <Button type="submit" variant="secondary" aria-disabled={check.isPending}>
          <PendingLabel isPending={check.isPending} pending={text.verifying}>
            {text.verify}
          </PendingLabel>
        </Button>
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

import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { TextField } from '@talent/ui/text-field';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { verifyAuditLog } from '../api/verify-audit-log';
import type { AuditVerdict } from '../api/verify-audit-log';
import { auditTexts as text } from '../content/security-staff';

type State =
  | { status: 'idle' }
  | { status: 'working' }
  | { status: 'failed' }
  | { status: 'done'; verdict: AuditVerdict };

/** Has the database compute the whole chain again, and names the first row that does not fit. */
export function VerifyPanel(): ReactNode {
  const [state, setState] = useState<State>({ status: 'idle' });
  const [kept, setKept] = useState('');
  const isWorking = state.status === 'working';

  function verify(): void {
    if (isWorking) return;
    setState({ status: 'working' });
    verifyAuditLog(kept).then(
      (verdict) => setState({ status: 'done', verdict }),
      (error: unknown) => {
        console.error('The audit log was not verified', error);
        setState({ status: 'failed' });
      },
    );
  }

  return (
    <div className="mb-6">
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          verify();
        }}
      >
        <TextField
          className="min-w-64 max-w-2xl grow"
          autoComplete="off"
          spellCheck={false}
          label={text.kept}
          hint={text.keptHint}
          value={kept}
          onChange={(event) => setKept(event.target.value)}
        />
        <Button type="submit" variant="secondary" aria-disabled={isWorking}>
          {isWorking ? text.verifying : text.verify}
        </Button>
      </form>
      {state.status === 'failed' && (
        <Notice tone="error" className="mt-4">
          {text.failed}
        </Notice>
      )}
      {state.status === 'done' && <Verdict verdict={state.verdict} />}
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

import { Button } from '@talent/ui/button';
import { FieldError } from '@talent/ui/field-error';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { checkLinkedInPerson } from '../api/linkedin-connection';
import type { ConnectedAccount } from '../api/linkedin-connection';
import { personTexts } from '../content/linkedin';
import { failureText } from './failure-text';
import { keepConnection, refreshConnection } from './use-connection';
import { formatUtc } from '../../../time/utc';

/** The member's URN, to copy, and when LinkedIn named it. */
export function PersonUrn({ account }: { account: ConnectedAccount }): ReactNode {
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const [isChecking, setChecking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(account.urn).then(
      () => setCopied('yes'),
      () => setCopied('refused'),
    );
  }

  async function check(): Promise<void> {
    setChecking(true);
    const answer = await checkLinkedInPerson();
    setChecking(false);
    setProblem(answer.status === 'failed' ? failureText(answer) : null);
    if (!keepConnection(answer)) refreshConnection();
  }

  const Icon = copied === 'yes' ? Check : Copy;
  return (
    <div className="max-w-prose">
      <p className="text-ink-muted text-sm">{personTexts.label}</p>
      <div className="border-rule mt-1 flex flex-wrap items-center gap-3 border-y py-3">
        <code className="min-w-0 flex-1 text-lg break-all select-all">{account.urn}</code>
        <Button variant="secondary" size="sm" onClick={() => void copy()}>
          <Icon aria-hidden="true" />
          {copied === 'yes' ? personTexts.copied : personTexts.copy}
        </Button>
      </div>
      {copied === 'refused' && <FieldError id="copy-failed">{personTexts.copyFailed}</FieldError>}
      {account.name && <p className="mt-4">{personTexts.account(account.name)}</p>}
      <p role="status" className="text-ink-muted mt-1 text-sm tabular-nums">
        {isChecking ? personTexts.checking : personTexts.checked(formatUtc(account.checkedAt))}
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-4"
        aria-disabled={isChecking}
        onClick={() => {
          if (!isChecking) void check();
        }}
      >
        {personTexts.check}
      </Button>
      {problem !== null && <FieldError id="check-failed">{problem}</FieldError>}
    </div>
  );
}

import type { ConnectedAccount } from '@talent/api/linkedin/connection';
import { Button } from '@talent/ui/button';
import { FieldError } from '@talent/ui/field-error';
import { Check, Copy } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useChange } from '../../../queries/use-data';
import { formatUtc } from '../../../time/utc';
import { personTexts } from '../content/linkedin';
import { changeConnection, refreshConnection } from '../queries';

/** The member's URN, to copy, and when LinkedIn named it. */
export function PersonUrn({ account }: { account: ConnectedAccount }): ReactNode {
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const check = useChange({
    failure: 'LinkedIn did not confirm the person',
    mutationFn: () => changeConnection({ action: 'person' }),
    onError: refreshConnection,
  });

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(account.urn).then(
      () => setCopied('yes'),
      () => setCopied('refused'),
    );
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
        {check.isPending ? personTexts.checking : personTexts.checked(formatUtc(account.checkedAt))}
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-4"
        aria-disabled={check.isPending}
        onClick={() => {
          if (!check.isPending) check.mutate();
        }}
      >
        {personTexts.check}
      </Button>
      {check.isError && <FieldError id="check-failed">{check.error.message}</FieldError>}
    </div>
  );
}

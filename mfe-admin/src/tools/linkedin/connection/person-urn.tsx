import type { ConnectedAccount } from '@talent/functions/linkedin-connection/contract';
import { FieldError } from '@talent/ui/field-error';
import { Check, Copy } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { succeeds, useChange } from '../../../queries/use-data';
import { formatTime } from '../../../time/format-time';
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

  const copy = () =>
    succeeds(navigator.clipboard.writeText(account.urn)).then((isDone) =>
      setCopied(isDone ? 'yes' : 'refused'),
    );
  const Icon = copied === 'yes' ? Check : Copy;
  return (
    <div className="max-w-prose">
      <p className="text-ink-muted text-sm">{personTexts.label}</p>
      <div className="border-rule mt-1 flex flex-wrap items-center gap-3 border-y py-3">
        <code className="min-w-0 flex-1 text-lg break-all select-all">{account.urn}</code>
        <ToolButton onClick={() => void copy()}>
          <Icon aria-hidden="true" />
          <span>{copied === 'yes' ? personTexts.copied : personTexts.copy}</span>
        </ToolButton>
      </div>
      {copied === 'refused' && <FieldError id="copy-failed">{personTexts.copyFailed}</FieldError>}
      {account.name && <p className="mt-4">{personTexts.account(account.name)}</p>}
      <p role="status" className="text-ink-muted mt-1 text-sm tabular-nums">
        {check.isPending
          ? personTexts.checking
          : personTexts.checked(formatTime(account.checkedAt))}
      </p>
      <ToolButton className="mt-4" isBlocked={check.isPending} onClick={() => check.mutate()}>
        {personTexts.check}
      </ToolButton>
      {check.isError && <FieldError id="check-failed">{check.error.message}</FieldError>}
    </div>
  );
}

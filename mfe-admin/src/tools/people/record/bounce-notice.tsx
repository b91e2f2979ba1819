import { notify, toast } from '@talent/sdk';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { PendingLabel } from '../../../controls/pending-label';
import { ToolButton } from '../../../controls/tool-button';
import { retryPersonMails } from '../../../inbox/api/retry-mails';
import { BounceReason } from '../../../mail/bounce-reason';
import { useChange } from '../../../queries/use-data';
import type { PersonRecord } from '../api/fetch-person';
import { bounceTexts as text } from '../content/thread';
import { refreshAddress } from '../queries';
import { AddressForm } from './address-form';
import { useOpenForm } from './use-open-form';

/** That mails to a person do not arrive, why, and what to do about it. Nothing while they arrive. */
export function BounceNotice({ record }: { record: PersonRecord }): ReactNode {
  const { id, email, bounce } = record;
  const { form, open, close } = useOpenForm();
  const retry = useChange({
    failure: 'Mails to a person were not sent again',
    mutationFn: () => retryPersonMails(id),
    onSuccess: (mails) => {
      toast({ title: text.retried(mails) });
      refreshAddress(id);
    },
    onError: () => notify({ title: text.retryFailed, tone: 'error' }),
  });
  const address = form === 'address' && <AddressForm record={record} onClose={close} />;
  if (bounce === null) return address;
  return (
    <Notice tone="error" title={text.title(email)} className="mb-6">
      <p className="wrap-anywhere">
        <BounceReason reason={bounce.reason} code={bounce.code} at={bounce.created_at} />:{' '}
        {bounce.answer}
      </p>
      {bounce.reason === 'no-mailbox' && !address && (
        <ToolButton className="mt-2" onClick={() => open('address')}>
          {text.correct}
        </ToolButton>
      )}
      {bounce.reason !== 'no-mailbox' && (
        <ToolButton className="mt-2" isBlocked={retry.isPending} onClick={() => retry.mutate()}>
          <PendingLabel isPending={retry.isPending} pending={text.retrying}>
            {text.retry}
          </PendingLabel>
        </ToolButton>
      )}
      {address}
    </Notice>
  );
}

import { tidyWord } from '@talent/protocol/text/tidy-word';
import { notify, toast } from '@talent/sdk';
import { Notice } from '@talent/ui/notice';
import { TextField } from '@talent/ui/text-field';
import { useState, type ReactNode } from 'react';
import { typed } from '../../../controls/field-props';
import { ToolButton } from '../../../controls/tool-button';
import { retryPersonMails } from '../../../inbox/api/change-item';
import { BounceReason } from '../../../mail/bounce-reason';
import { useChange } from '../../../queries/use-data';
import { correctAddress, type PersonRecord } from '../api/record';
import { bounceTexts as text } from '../content/person';
import { refreshAddress } from '../queries';
import { RecordForm, useOpenForm } from './open-form';

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
        <span>{bounce.answer}</span>
      </p>
      {bounce.reason === 'no-mailbox' && !address && (
        <ToolButton className="mt-2" onClick={() => open('address')}>
          {text.correct}
        </ToolButton>
      )}
      {bounce.reason !== 'no-mailbox' && (
        <ToolButton
          className="mt-2"
          onClick={() => retry.mutate()}
          isPending={retry.isPending}
          pending={text.retrying}
        >
          {text.retry}
        </ToolButton>
      )}
      {address}
    </Notice>
  );
}

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The right address of a person. What is typed is kept until it is saved. */
function AddressForm(props: {
  record: Pick<PersonRecord, 'id' | 'email'>;
  onClose: () => void;
}): ReactNode {
  const { record, onClose } = props;
  const [address, setAddress] = useState(record.email);
  const wanted = tidyWord(address);
  return (
    <div className="mt-2">
      <RecordForm
        recordId={record.id}
        name="person-address"
        texts={{ ...text, submit: text.save, pending: text.saving }}
        check={() => {
          const isSame = wanted.toLowerCase() === record.email.trim().toLowerCase();
          if (isSame) return { address: text.same };
          return ADDRESS.test(wanted) ? {} : { address: text.wrong };
        }}
        save={async () => {
          const outcome = await correctAddress(record, wanted);
          if (outcome.status === 'gone') return { problem: text.gone };
          refreshAddress(record.id);
          if (outcome.status === 'saved') return { done: text.saved(outcome.mails) };
          return { problem: text.conflict(outcome.email) };
        }}
        onClose={onClose}
      >
        {(problems) => (
          <TextField
            name="address"
            type="email"
            label={text.field}
            hint={text.hint}
            autoComplete="off"
            maxLength={254}
            required
            error={problems['address']}
            {...typed(address, setAddress)}
          />
        )}
      </RecordForm>
    </div>
  );
}

import { notify, toast } from '@talent/sdk';
import { Notice } from '@talent/ui/notice';
import { TextField } from '@talent/ui/text-field';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import { useState, type ReactNode } from 'react';
import { typed } from '../../../controls/field-props';
import { ToolButton } from '../../../controls/tool-button';
import { retryPersonMails } from '../../../inbox/api/change-item';
import { BounceReason } from '../../../mail/bounce-reason';
import { useChange } from '../../../queries/use-data';
import { correctAddress, type PersonRecord } from '../api/record';
import { bounceTexts as text } from '../content/person';
import { refreshAddress } from '../queries';
import { useFocusInside, useOpenForm } from './open-form';

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

interface AddressFormProps {
  record: Pick<PersonRecord, 'id' | 'email'>;
  onClose: () => void;
}

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The right address of a person. What is typed is kept until it is saved. */
function AddressForm({ record, onClose }: AddressFormProps): ReactNode {
  const { ref, erase } = useKeptEntries(`person-address:${record.id}`);
  const area = useFocusInside<HTMLDivElement>();
  const [address, setAddress] = useState(record.email);
  const [problem, setProblem] = useState<string | undefined>();
  const saving = useChange({
    failure: 'An address was not corrected',
    mutationFn: () => correctAddress(record, address.trim()),
    onSuccess: (outcome) => {
      if (outcome.status === 'saved') {
        erase();
        notify({ title: text.saved(outcome.mails), tone: 'success' });
        onClose();
      }
      if (outcome.status !== 'gone') refreshAddress(record.id);
    },
  });

  function save(): void {
    const wanted = address.trim();
    const isSame = wanted.toLowerCase() === record.email.trim().toLowerCase();
    const found = isSame ? text.same : ADDRESS.test(wanted) ? undefined : text.wrong;
    setProblem(found);
    if (found !== undefined) area.current?.querySelector('input')?.focus();
    else if (!saving.isPending) saving.mutate();
  }
  const outcome = saving.data;
  return (
    <div ref={area} className="mt-2">
      <form
        ref={ref}
        noValidate
        className="grid max-w-prose gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          name="address"
          type="email"
          label={text.field}
          hint={text.hint}
          autoComplete="off"
          maxLength={254}
          required
          error={problem}
          {...typed(address, setAddress)}
        />
        {saving.isError && <p role="alert">{text.failed}</p>}
        {outcome?.status === 'conflict' && (
          <Notice tone="warning" live>
            {text.conflict(outcome.email)}
          </Notice>
        )}
        {outcome?.status === 'gone' && <p role="alert">{text.gone}</p>}
        <div className="flex flex-wrap gap-2">
          <ToolButton
            variant="primary"
            type="submit"
            isPending={saving.isPending}
            pending={text.saving}
          >
            {text.save}
          </ToolButton>
          <ToolButton onClick={onClose}>{text.cancel}</ToolButton>
        </div>
      </form>
    </div>
  );
}

import { notify } from '@talent/sdk';
import { Notice } from '@talent/ui/notice';
import { TextField } from '@talent/ui/text-field';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { PendingLabel } from '../../../controls/pending-label';
import { ToolButton } from '../../../controls/tool-button';
import { useChange } from '../../../queries/use-data';
import type { PersonRecord } from '../api/fetch-person';
import { correctAddress } from '../api/person-address';
import { bounceTexts as text } from '../content/thread';
import { refreshAddress } from '../queries';
import { useFocusInside } from './use-open-form';

interface AddressFormProps {
  record: Pick<PersonRecord, 'id' | 'email'>;
  onClose: () => void;
}

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The right address of a person. What is typed is kept until it is saved. */
export function AddressForm({ record, onClose }: AddressFormProps): ReactNode {
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
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        {saving.isError && <p role="alert">{text.failed}</p>}
        {outcome?.status === 'conflict' && (
          <Notice tone="warning" live>
            {text.conflict(outcome.email)}
          </Notice>
        )}
        {outcome?.status === 'gone' && <p role="alert">{text.gone}</p>}
        <div className="flex flex-wrap gap-2">
          <ToolButton variant="primary" type="submit" isBlocked={saving.isPending}>
            <PendingLabel isPending={saving.isPending} pending={text.saving}>
              {text.save}
            </PendingLabel>
          </ToolButton>
          <ToolButton onClick={onClose}>{text.cancel}</ToolButton>
        </div>
      </form>
    </div>
  );
}

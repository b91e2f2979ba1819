import { slotDay, slotTime } from '@talent/api/calls/slot-words';
import { SentForm } from '@talent/forms/sent-form';
import { useSentForm } from '@talent/forms/use-sent-form';
import { callBooked, callBookingForm, callSlotsSchema } from '@talent/functions/call-booking/form';
import { contractHeader } from '@talent/protocol/contract';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { Field, splitFieldProps } from '@talent/ui/field';
import { TextField } from '@talent/ui/text-field';
import { useEffect, useState } from 'react';
import { contactText } from './content/contact-text';

const { call: text } = contactText;
const titleId = 'call-title';

/** Books a call, where staff have set hours. Without scripts, and where nothing is free, there is no such part. */
export function CallForm() {
  const [slots, setSlots] = useState<readonly string[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    // Without a list of times there is nothing to book, and the request above still works.
    void freeSlots(leaving.signal).then(setSlots, () => {});
    return () => leaving.abort();
  }, []);
  if (slots.length === 0) return null;
  return (
    <section id="call" aria-labelledby={titleId} className="mb-16 max-w-3xl scroll-mt-24">
      <h2 id={titleId} className="mb-3 text-heading">
        {text.title}
      </h2>
      <SlotFields slots={slots} />
    </section>
  );
}

async function freeSlots(signal: AbortSignal): Promise<readonly string[]> {
  const headers = { Accept: 'application/json', ...contractHeader(callBookingForm.contract) };
  const answer = await fetch(`/functions/v1/${callBookingForm.name}`, { headers, signal });
  return callSlotsSchema.parse(await answer.json()).slots;
}

function SlotFields({ slots }: { slots: readonly string[] }) {
  const sent = useSentForm(callBookingForm, {
    captured: () => ({ source: 'call-booking', user_role: 'employer' }),
  });
  const { field } = sent;
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  const days = [...Map.groupBy(slots, (slot) => slotDay(slot, zone))];
  const slot = splitFieldProps({ ...field('slot'), label: text.slot, required: true });
  return (
    <SentForm sent={sent} labelledBy={titleId} receipt={{ ...callBooked, again: text.again }}>
      <p className="text-ink-muted">{text.intro}</p>
      <input type="hidden" name="zone" value={zone} />
      <Field {...slot.frame} hint={`${text.zone} ${zone.replaceAll('_', ' ')}`}>
        {(tied) => (
          <select {...slot.control} {...tied} className="control">
            {days.map(([day, times]) => (
              <optgroup key={day} label={day}>
                {times.map((time) => (
                  <option key={time} value={time}>{`${day}, ${slotTime(time, zone)}`}</option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      <TextField {...field('name')} />
      <TextField {...field('email')} />
      <CheckboxField {...field('consent')} />
    </SentForm>
  );
}

import {
  contactConsentText,
  contactNeeds,
  contactRoles,
  contactTimelines,
  contactSchema,
} from '@talent/api/forms/contact';
import type { ContactInput } from '@talent/api/forms/contact';
import { useSite } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { ChoiceGroup } from '@talent/ui/choice-group';
import { Link } from '@talent/ui/link';
import { TextField } from '@talent/ui/text-field';
import { TextareaField } from '@talent/ui/textarea-field';
import { contactText as text, contactText } from './content/contact-text';
import { ServerForm } from '../forms/server-form';
import { useServerForm } from '../forms/use-server-form';
import type { ServerFormOptions, ServerFormField } from '../forms/use-server-form';
import { LastingReceipt } from '../forms/lasting-receipt';
import { isFreeMail } from '@talent/api/forms/email';
import { useState } from 'react';

/** A request to the recruiters; once it is sent, its reference and what happens next. */
export function ContactForm({ labelledBy }: { labelledBy: string }) {
  const { email } = useSite();
  const form = useServerForm(contactFormOptions);
  const { field, state, startOver } = form;
  if (state.status === 'sent') {
    return <ContactReceipt reference={state.reference} onAgain={startOver} />;
  }
  return (
    <ServerForm form={form} submitLabel={text.submit} labelledBy={labelledBy}>
      <p className="text-ink-muted">
        {text.intro} <Link href={`mailto:${email}`}>{email}</Link>
      </p>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...field('name')} label={text.fields.name} required autoComplete="name" />
        <TextField
          {...field('company')}
          label={text.fields.company}
          required
          autoComplete="organization"
        />
      </div>
      <WorkEmailField {...field('email')} />
      <ChoiceGroup
        {...field('need')}
        type="radio"
        legend={text.fields.need}
        choices={contactNeeds}
        required
      />
      <ChoiceGroup
        {...field('roles')}
        type="checkbox"
        legend={text.fields.roles}
        choices={contactRoles}
      />
      <ChoiceGroup
        {...field('timeline')}
        type="radio"
        legend={text.fields.timeline}
        choices={contactTimelines}
        required
      />
      <TextareaField
        {...field('message')}
        label={text.fields.message}
        hint={text.messageHint}
        required
      />
      <CheckboxField {...field('consent')} label={contactConsentText} required />
    </ServerForm>
  );
}

/** The contact form as the function `contact` takes it. */
const contactFormOptions: ServerFormOptions<ContactInput> = {
  name: 'contact',
  schema: contactSchema,
  read: (controls) => ({
    ...Object.fromEntries(controls),
    roles: controls.getAll('roles'),
    consent: controls.has('consent'),
  }),
  captured: () => ({ source: 'contact', user_role: 'employer' }),
};

const { sent } = contactText;

interface ContactReceiptProps {
  reference: string;
  onAgain: () => void;
}

function ContactReceipt({ reference, onAgain }: ContactReceiptProps) {
  return (
    <LastingReceipt words={sent} reference={reference}>
      <Button variant="secondary" onClick={onAgain}>
        {sent.again}
      </Button>
    </LastingReceipt>
  );
}

/** An e-mail address; a personal one is taken with a remark, once the field is left. */
function WorkEmailField({ onBlur, ...field }: ServerFormField) {
  const [isPersonal, setIsPersonal] = useState(false);
  return (
    <TextField
      {...field}
      type="email"
      label={text.fields.email}
      hint={isPersonal ? text.freeMail : undefined}
      required
      autoComplete="email"
      onBlur={(event) => {
        setIsPersonal(isFreeMail(event.target.value));
        void onBlur(event);
      }}
    />
  );
}

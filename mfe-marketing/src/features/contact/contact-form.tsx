import {
  contactConsentText,
  contactNeeds,
  contactRoles,
  contactTimelines,
} from '@talent/forms/contact';
import { useSite } from '@talent/sdk';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { ChoiceGroup } from '@talent/ui/choice-group';
import { Link } from '@talent/ui/link';
import { TextField } from '@talent/ui/text-field';
import { TextareaField } from '@talent/ui/textarea-field';
import { contactText as text } from '../../content/contact-text';
import { ServerForm } from '../forms/server-form';
import { useServerForm } from '../forms/use-server-form';
import { contactFormOptions } from './contact-fields';
import { ContactReceipt } from './contact-receipt';
import { WorkEmailField } from './work-email-field';

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

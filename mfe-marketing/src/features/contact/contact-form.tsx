import { contactConsentText, contactSchema } from '@talent/api/forms/contact';
import type { ContactInput } from '@talent/api/forms/contact';
import { isFreeMail } from '@talent/api/forms/email';
import { contactNeeds, contactRoles, contactTimelines } from '@talent/api/forms/request-choices';
import { useSite } from '@talent/sdk';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { ChoiceGroup } from '@talent/ui/choice-group';
import { Link } from '@talent/ui/link';
import { TextField } from '@talent/ui/text-field';
import { TextareaField } from '@talent/ui/textarea-field';
import { useState } from 'react';
import { ServerForm } from '../forms/server-form';
import { useServerForm } from '../forms/use-server-form';
import type { ServerFormOptions, ServerFormState } from '../forms/use-server-form';
import { withSiteFacts } from '../content-page/site-facts';
import { contactText } from './content/contact-text';

const options: ServerFormOptions<ContactInput> = {
  name: 'contact',
  schema: contactSchema,
  read: (controls) => ({
    ...Object.fromEntries(controls),
    roles: controls.getAll('roles'),
    consent: controls.has('consent'),
  }),
  captured: () => ({ source: 'contact', user_role: 'employer' }),
};

const titleId = 'request-title';

/** A request to the recruiters under its heading. */
export function ContactForm() {
  const site = useSite();
  const { email } = site;
  const text = withSiteFacts(contactText, site);
  const form = useServerForm(options);
  const { field } = form;
  return (
    <section
      id="request"
      // The form is what to do next on its page.
      data-next-step="form"
      aria-labelledby={titleId}
      className="mb-16 max-w-3xl scroll-mt-24"
    >
      <h2 id={titleId} className="mb-3 text-heading">
        {text.title}
      </h2>
      <ServerForm form={form} text={text} labelledBy={titleId}>
        <p className="text-ink-muted">
          {text.reply} {text.intro} <Link href={`mailto:${email}`}>{email}</Link>
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
    </section>
  );
}

/** An email address. A personal one is accepted, with a hint once the field loses focus. */
function WorkEmailField({ onBlur, ...field }: ReturnType<ServerFormState<ContactInput>['field']>) {
  const [isPersonal, setIsPersonal] = useState(false);
  return (
    <TextField
      {...field}
      type="email"
      label={contactText.fields.email}
      hint={isPersonal ? contactText.freeMail : undefined}
      required
      autoComplete="email"
      onBlur={(event) => {
        setIsPersonal(isFreeMail(event.target.value));
        void onBlur(event);
      }}
    />
  );
}

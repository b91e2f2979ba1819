import { SentForm } from '@talent/forms/sent-form';
import { useSentForm } from '@talent/forms/use-sent-form';
import { useSite } from '@talent/sdk';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { ChoiceGroup } from '@talent/ui/choice-group';
import { Link } from '@talent/ui/link';
import { TextField } from '@talent/ui/text-field';
import { TextareaField } from '@talent/ui/textarea-field';
import { contactForm, contactSent, isFreeMail } from '@talent/functions/contact/form';
import { useState } from 'react';
import { withSiteFacts } from '../content-page/site-facts';
import { CarriedContext } from './carried-context';
import { contactText } from './content/contact-text';

const titleId = 'request-title';

/** A request to the recruiters under its heading. */
export function ContactForm() {
  const site = useSite();
  const { email } = site;
  const text = withSiteFacts(
    { ...contactText, receipt: { ...contactSent, ...contactText.sent } },
    site,
  );
  const sent = useSentForm(contactForm, {
    captured: () => ({ source: 'contact', user_role: 'employer' }),
  });
  const { field } = sent;
  // A personal address is accepted, with a hint once its field loses the focus.
  const [isPersonal, setIsPersonal] = useState(false);
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
      <SentForm sent={sent} labelledBy={titleId} receipt={text.receipt}>
        <p className="text-ink-muted">
          <span>{`${text.reply} ${text.intro}`}</span> <Link href={`mailto:${email}`}>{email}</Link>
        </p>
        <CarriedContext />
        <TextField {...field('name')} />
        <TextField
          {...field('email')}
          hint={isPersonal ? text.freeMail : undefined}
          onBlur={(event) => setIsPersonal(isFreeMail(event.target.value))}
        />
        <TextareaField {...field('message')} />
        {/* A field with a message is never folded away. */}
        <details open={field('company').error ? true : undefined} className="border-y border-rule">
          <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-signal">
            {text.more}
          </summary>
          <div className="space-y-6 pt-2 pb-6">
            <TextField {...field('company')} />
            <ChoiceGroup {...field('need')} />
            <ChoiceGroup {...field('roles')} />
            <ChoiceGroup {...field('timeline')} />
          </div>
        </details>
        <CheckboxField {...field('consent')} />
      </SentForm>
    </section>
  );
}

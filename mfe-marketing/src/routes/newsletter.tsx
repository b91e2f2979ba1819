import { ContentPage } from '../features/content-page/content-page';
import { SentForm } from '@talent/forms/sent-form';
import { useSentForm } from '@talent/forms/use-sent-form';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { ChoiceGroup } from '@talent/ui/choice-group';
import { TextField } from '@talent/ui/text-field';
import { newsletterForm, newsletterSent } from '@talent/functions/newsletter/form';

/** `/ai-salary-newsletter`: the form first, then what it is for. */
export default function Newsletter() {
  return <ContentPage beforeSections={<NewsletterForm />} />;
}

const text = {
  title: 'Subscribe to the AI salary newsletter',
  intro:
    'Enter your address and check the box. We send you one email to confirm, and no issue before you have confirmed.',
  receipt: { ...newsletterSent, again: 'Use another address' },
};

const titleId = 'newsletter-title';

/** The first half of a subscription, under its heading; the second is in the subscriber's inbox. */
export function NewsletterForm() {
  const sent = useSentForm(newsletterForm, {
    captured: ({ user_role: role }) => ({ source: 'newsletter', user_role: role || 'not-given' }),
  });
  const { field } = sent;
  return (
    <section
      id="subscribe"
      // The form is what to do next on its page.
      data-next-step="form"
      aria-labelledby={titleId}
      className="mb-16 max-w-2xl scroll-mt-24 border border-rule bg-surface p-5 md:p-8"
    >
      <h2 id={titleId} className="text-heading">
        {text.title}
      </h2>
      <p className="mt-3 mb-8 text-ink-muted">{text.intro}</p>
      <SentForm sent={sent} labelledBy={titleId} receipt={text.receipt}>
        <TextField {...field('email')} />
        <ChoiceGroup {...field('user_role')} />
        <CheckboxField {...field('consent')} />
      </SentForm>
    </section>
  );
}

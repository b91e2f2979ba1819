import {
  newsletterConsentText,
  newsletterRoles,
  newsletterSchema,
} from '@talent/api/forms/newsletter';
import type { NewsletterInput } from '@talent/api/forms/newsletter';
import { Button } from '@talent/ui/button';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { ChoiceGroup } from '@talent/ui/choice-group';
import { TextField } from '@talent/ui/text-field';
import { newsletterText as text } from './content/newsletter-text';
import { FormReceipt } from '../forms/form-receipt';
import { ServerForm } from '../forms/server-form';
import { useServerForm } from '../forms/use-server-form';
import type { ServerFormOptions } from '../forms/use-server-form';

const options: ServerFormOptions<NewsletterInput> = {
  name: 'newsletter',
  schema: newsletterSchema,
  read: (controls) => ({ ...Object.fromEntries(controls), consent: controls.has('consent') }),
  captured: ({ user_role: role }) => ({ source: 'newsletter', user_role: role || 'not-given' }),
};

/** The first half of a subscription; the second is in the subscriber's inbox. */
export function NewsletterForm({ labelledBy }: { labelledBy: string }) {
  const form = useServerForm(options);
  const { field, state, startOver } = form;
  if (state.status === 'sent') {
    return (
      <FormReceipt title={text.sent.title} reference={state.reference}>
        {text.sent.next.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Button variant="secondary" onClick={startOver}>
          {text.sent.again}
        </Button>
      </FormReceipt>
    );
  }
  return (
    <ServerForm form={form} submitLabel={text.submit} labelledBy={labelledBy}>
      <TextField
        {...field('email')}
        type="email"
        label={text.fields.email}
        required
        autoComplete="email"
      />
      <ChoiceGroup
        {...field('user_role')}
        type="radio"
        legend={text.fields.role}
        choices={newsletterRoles}
      />
      <CheckboxField {...field('consent')} label={newsletterConsentText} required />
    </ServerForm>
  );
}

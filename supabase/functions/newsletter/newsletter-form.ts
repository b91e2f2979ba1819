import {
  newsletterConsentText,
  newsletterSchema,
  type NewsletterInput,
} from '@talent/api/forms/newsletter';
import type { FormDefinition } from '@talent/functions/form-definition.ts';
import { subscriberId } from '@talent/functions/newsletter-links.ts';
import { submissionArgument, submitResult } from '@talent/functions/submit-result.ts';
import { confirmMail, knownMail } from './newsletter-mails.ts';
import { newsletterPage } from './newsletter-page.ts';

/** The newsletter form; few mails for one address, so that nobody's inbox is filled with it. */
export const newsletterForm: FormDefinition<NewsletterInput> = {
  name: 'newsletter',
  referencePrefix: 'N',
  schema: newsletterSchema,
  readForm: (form) => ({ ...Object.fromEntries(form), consent: form.has('consent') }),
  limits: { perAddress: 30, perEmail: 5, windowSeconds: 3600 },
  submit: async (input, submission, context) => {
    const id = await subscriberId(context.secret, input.email);
    return submitResult(
      await context.data.rpc('submit_newsletter', {
        submission: submissionArgument(submission),
        input: {
          id,
          email: input.email,
          user_role: input.user_role || null,
          consent_text: newsletterConsentText,
        },
        confirm_mail: await confirmMail(id, input.email, context),
        known_mail: await knownMail(id, input.email, context),
      }),
    );
  },
  page: newsletterPage,
};

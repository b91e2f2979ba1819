import { formHandler } from '@talent/functions/forms/form-handler.ts';
import type { FunctionHandler } from '@talent/functions/context.ts';
import {
  newsletterConsentText,
  newsletterSchema,
  type NewsletterInput,
} from '@talent/api/forms/newsletter';
import { subscriberId } from '@talent/functions/newsletter/newsletter-links.ts';
import { submitResult } from '@talent/functions/forms/submit-result.ts';
import { confirmMail, knownMail } from '@talent/functions/newsletter/newsletter-mails.ts';
import { newsletterPage } from './newsletter-page.ts';

/** `POST /functions/v1/newsletter`: first half of the double opt-in. Few mails for one address, so that no inbox is flooded. */
export const handler: FunctionHandler = formHandler<NewsletterInput>({
  name: 'newsletter',
  referencePrefix: 'N',
  schema: newsletterSchema,
  readForm: (form) => ({ ...Object.fromEntries(form), consent: form.has('consent') }),
  limits: { perAddress: 30, perEmail: 5, windowSeconds: 3600 },
  needsMail: true,
  submit: async (input, submission, context) => {
    const id = await subscriberId(context.secret, input.email);
    return submitResult(
      await context.data.rpc('submit_newsletter', {
        submission: submission.argument,
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
});

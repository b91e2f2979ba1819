import { formHandler } from '@talent/functions/forms/form-handler.ts';
import { submitResult } from '@talent/functions/forms/submit-result.ts';
import { newsletterSignUp } from './write-mails.ts';
import { newsletterForm, newsletterSent } from './form.ts';

/** `POST /functions/v1/newsletter`: first half of the double opt-in. Few mails for one address, so that no inbox is flooded. */
export const handler = formHandler({
  form: newsletterForm,
  referencePrefix: 'N',
  limits: { perAddress: 30, perEmail: 5, windowSeconds: 3600 },
  needsMail: true,
  submit: async (input, submission, context) => {
    const { id, ...mails } = await newsletterSignUp(input.email, context);
    return submitResult(
      await context.data.rpc('submit_newsletter', {
        submission: submission.argument,
        input: {
          id,
          email: input.email,
          user_role: input.user_role || null,
          consent_text: newsletterForm.fields.consent.label,
        },
        ...mails,
      }),
    );
  },
  page: {
    title: 'Get the AI salary newsletter',
    path: '/ai-salary-newsletter',
    sent: newsletterSent,
  },
});

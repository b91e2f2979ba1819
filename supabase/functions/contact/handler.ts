import { formHandler } from '@talent/functions/forms/form-handler.ts';
import type { FunctionHandler } from '@talent/functions/context.ts';
import { contactConsentText, contactSchema, type ContactInput } from '@talent/api/forms/contact';
import { submitResult } from '@talent/functions/forms/submit-result.ts';
import { contactMails } from './contact-mails.ts';
import { contactPage } from './contact-page.ts';

/** `POST /functions/v1/contact`: a request to the recruiters. The limits leave room for many people in one office. */
export const handler: FunctionHandler = formHandler<ContactInput>({
  name: 'contact',
  referencePrefix: 'C',
  schema: contactSchema,
  readForm: (form) => ({
    ...Object.fromEntries(form),
    roles: form.getAll('roles'),
    consent: form.has('consent'),
  }),
  limits: { perAddress: 30, perEmail: 5, windowSeconds: 3600 },
  submit: async (input, submission, { data, site }) =>
    submitResult(
      await data.rpc('submit_contact', {
        submission: submission.argument,
        input: { ...input, consent_text: contactConsentText },
        mails: contactMails(input, submission, site),
      }),
    ),
  page: contactPage,
});

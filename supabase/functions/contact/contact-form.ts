import { contactConsentText, contactSchema, type ContactInput } from '@talent/api/forms/contact';
import type { FormDefinition } from '@talent/functions/form-definition.ts';
import { submissionArgument, submitResult } from '@talent/functions/submit-result.ts';
import { contactMails } from './contact-mails.ts';
import { contactPage } from './contact-page.ts';

/** The contact form: limits leave room for many people behind one office address. */
export const contactForm: FormDefinition<ContactInput> = {
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
        submission: submissionArgument(submission),
        input: { ...input, consent_text: contactConsentText },
        mails: contactMails(input, submission, site),
      }),
    ),
  page: contactPage,
};

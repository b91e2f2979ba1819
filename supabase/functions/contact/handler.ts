import { formHandler } from '@talent/functions/forms/form-handler.ts';
import { submitResult } from '@talent/functions/forms/submit-result.ts';
import { senderAndStaff } from '@talent/functions/mail/sender-and-staff.ts';
import { readContext } from '@talent/api/forms/hire-context';
import { contactNotice, contactReceipt } from './mails.ts';
import { contactForm, contactSent } from './form.ts';

/** `POST /functions/v1/contact`: a request to the recruiters. The limits leave room for many people in one office. */
export const handler = formHandler({
  form: contactForm,
  referencePrefix: 'C',
  limits: { perAddress: 30, perEmail: 5, windowSeconds: 3600 },
  submit: async (input, submission, { data, site }) =>
    submitResult(
      await data.rpc('submit_contact', {
        submission: submission.argument,
        input: {
          ...input,
          context: readContext(input.context) as Record<string, string>,
          consent_text: contactForm.fields.consent.label,
        },
        mails: senderAndStaff(
          { name: 'sender', email: input.email },
          contactReceipt(submission, site.replyTime, site),
          contactNotice(input, submission, site),
          site,
        ),
      }),
    ),
  addressField: 'context',
  page: { title: 'Talk to a recruiter', path: '/contact-ai-recruiters', sent: contactSent },
});

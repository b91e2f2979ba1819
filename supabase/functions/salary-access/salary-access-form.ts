import {
  salaryAccessConsentText,
  salaryAccessNewsletterText,
  salaryAccessSchema,
  type SalaryAccessInput,
} from '@talent/api/forms/salary-access';
import type { FunctionContext } from '@talent/functions/context.ts';
import type { FormDefinition } from '@talent/functions/form-definition.ts';
import { subscriberId } from '@talent/functions/newsletter-links.ts';
import { createSalaryToken } from '@talent/functions/salary-token.ts';
import { submissionArgument, submitResult } from '@talent/functions/submit-result.ts';
import { confirmMail, knownMail } from '../newsletter/newsletter-mails.ts';
import { isThrowAway } from './is-throw-away.ts';
import { salaryAccessPage } from './salary-access-page.ts';
import { suggestAddress } from './suggest-address.ts';

/**
 * The form in front of the salary figures. The same address gets its token again on every device, so only
 * requests of one network are counted; whole offices sit behind one address.
 */
export const salaryAccessForm: FormDefinition<SalaryAccessInput> = {
  name: 'salary-access',
  referencePrefix: 'SD',
  // Lists of throw-away services hold mistyped names of real providers too: about those we ask.
  schema: salaryAccessSchema.refine(
    ({ email }) => suggestAddress(email) !== null || !isThrowAway(email),
    {
      path: ['email'],
      error:
        'This address is from a service for throw-away mail. Please use one that you read: we send nothing you did not ask for.',
    },
  ),
  readForm: (form) => ({
    ...Object.fromEntries(form),
    newsletter: form.has('newsletter'),
  }),
  limits: { perAddress: 60, perEmail: 1_000_000, windowSeconds: 3600 },
  submit: async (input, submission, context) => {
    const result = submitResult(
      await context.data.rpc('submit_salary_access', {
        submission: submissionArgument(submission),
        input: {
          email: input.email,
          user_role: input.user_role,
          consent_text: salaryAccessConsentText,
          doubt: doubtAbout(input.email),
          newsletter: input.newsletter === true ? await newsletter(input.email, context) : null,
        },
      }),
    );
    if (result.status !== 'accepted' && result.status !== 'repeated') return result;
    return { ...result, answer: { token: await createSalaryToken(context.secret, input.email) } };
  },
  page: salaryAccessPage,
};

/** What to ask about an address that looks mistyped; null where it does not. */
function doubtAbout(email: string): string | null {
  const suggestion = suggestAddress(email);
  if (suggestion === null) return null;
  return `Did you mean ${suggestion}? If the address is right as it is, send it once more.`;
}

async function newsletter(email: string, context: FunctionContext) {
  const id = await subscriberId(context.secret, email);
  return {
    id,
    consent_text: salaryAccessNewsletterText,
    confirm_mail: await confirmMail(id, email, context),
    known_mail: await knownMail(id, email, context),
  };
}

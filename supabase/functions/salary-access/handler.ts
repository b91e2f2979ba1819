import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';
import { formHandler } from '@talent/functions/forms/form-handler.ts';
import type { FunctionContext } from '@talent/functions/context.ts';
import { newsletterSignUp } from '../newsletter/write-mails.ts';
import { createSalaryToken } from '@talent/functions/tokens/link-token.ts';
import { submitResult } from '@talent/functions/forms/submit-result.ts';
import { salaryAccessForm } from './form.ts';
import { suggestAddress } from './suggest-address.ts';

/**
 * `POST /functions/v1/salary-access`: an email address in exchange for a token that opens all salary figures. The same
 * address gets its token again on every device, so only requests of one network are counted; whole offices share one.
 */
export const handler = formHandler({
  form: salaryAccessForm,
  referencePrefix: 'SD',
  // Lists of throw-away services include mistyped names of real providers. About those we ask.
  schema: salaryAccessForm.schema.refine(
    ({ email }) => suggestAddress(email) !== null || !isThrowAway(email),
    {
      path: ['email'],
      error:
        'This is a disposable email address. Use one that you read. We send nothing you did not ask for.',
    },
  ),
  limits: { perAddress: 60, perEmail: 1_000_000, windowSeconds: 3600 },
  submit: async (input, submission, context) => {
    const result = submitResult(
      await context.data.rpc('submit_salary_access', {
        submission: submission.argument,
        input: {
          email: input.email,
          user_role: input.user_role,
          consent_text: salaryAccessForm.note,
          doubt: typoQuestion(input.email),
          newsletter: input.newsletter === true ? await newsletter(input.email, context) : null,
        },
      }),
    );
    if (result.status !== 'accepted' && result.status !== 'repeated') return result;
    return { ...result, more: { token: await createSalaryToken(context.secret, input.email) } };
  },
  page: {
    title: 'See every role',
    path: '/ai-ml-salary-data',
    sent: {
      title: 'You are signed up',
      next: [
        'The filters and the details of the other roles need JavaScript, which this browser does not run, so they stay closed here. You can read the headline figure of every role, the three open roles and the salary guide without it.',
        'In a browser that runs JavaScript, the same address opens all figures at once. We send no email, except the one that confirms the newsletter if you asked for it.',
      ],
    },
  },
});

/** Thousands of names, read at first use. */
let throwAwayDomains: ReadonlySet<string> | null = null;

/** Whether an address belongs to a known service for throw-away mail, or to a subdomain of one. */
function isThrowAway(email: string): boolean {
  const known = (throwAwayDomains ??= disposableEmailBlocklistSet());
  const labels = (email.toLowerCase().split('@').at(-1) ?? '').split('.');
  return labels.slice(0, -1).some((_label, index) => known.has(labels.slice(index).join('.')));
}

function typoQuestion(email: string): string | null {
  const suggestion = suggestAddress(email);
  if (suggestion === null) return null;
  return `Did you mean ${suggestion}? If your address is right, submit the form again.`;
}

async function newsletter(email: string, context: FunctionContext) {
  const consent_text = salaryAccessForm.fields.newsletter.label;
  return { consent_text, ...(await newsletterSignUp(email, context)) };
}

import { labelOf } from '@talent/protocol/forms/choice';
import { alertCountries } from './choices.ts';
import type { FunctionContext } from '@talent/functions/context.ts';
import { formHandler } from '@talent/functions/forms/form-handler.ts';
import { submitResult } from '@talent/functions/forms/submit-result.ts';
import { signUpMails } from '@talent/functions/mail/mail-links.ts';
import { hmacUuid, normalEmail } from '@talent/api/address/hash';
import { alertSourceLines } from './alert-sources.ts';
import { alertConfirmation, alertKnown } from './mails.ts';
import { salaryAlertForm, salaryAlertSent } from './form.ts';
import { z } from 'zod';

/** `POST /functions/v1/salary-alert`: first half of the double opt-in for one role in one country. */
export const handler = formHandler({
  form: salaryAlertForm,
  referencePrefix: 'SA',
  limits: { perAddress: 30, perEmail: 5, windowSeconds: 3600 },
  needsMail: true,
  submit: async (input, submission, context) => {
    const { email, role, country } = input;
    const known = await findRole(role, context);
    const problem = problemOf(known, country);
    if (known === null || problem !== null) {
      return { status: 'invalid', fields: problem ?? {} };
    }
    const address = normalEmail(email);
    // The same for every sign-up of an address for a role in a country, and for all alerts of an address.
    const id = await hmacUuid(context.secret, `salary-alert:${country}:${role}:${address}`);
    const subscriberId = await hmacUuid(context.secret, `salary-alerts:${address}`);
    const alert = { country, label: known.label };
    const sources = await alertSourceLines(context.data, input);
    const mails = await signUpMails('salary-alert', { email, id, subscriberId }, context, {
      confirmation: (unsubscribe, confirm) =>
        alertConfirmation({ ...alert, sources }, { unsubscribe, confirm }, context.site),
      known: (unsubscribe) => alertKnown(alert, unsubscribe, context.site),
    });
    return submitResult(
      await context.data.rpc('submit_salary_alert', {
        submission: submission.argument,
        input: {
          id,
          subscriber_id: subscriberId,
          email,
          role,
          country,
          consent_text: salaryAlertForm.fields.consent.label,
        },
        ...mails,
      }),
    );
  },
  page: {
    title: 'Tell me when this role moves',
    path: '/ai-ml-salary-data',
    sent: salaryAlertSent,
  },
});

const roleSchema = z.object({ label: z.string(), countries: z.array(z.string()) }).nullable();

/** The name of a role, and the countries that have figures of it; null: no source has any. */
async function findRole(role: string, { data }: FunctionContext) {
  return roleSchema.parse((await data.rpc('salary_alert_role', { role }).throwOnError()).data);
}

function problemOf(
  known: z.infer<typeof roleSchema>,
  country: string,
): Record<string, string> | null {
  if (known === null) return { role: 'We have no figures of this role. Choose one from the list.' };
  if (known.countries.includes(country)) return null;
  const others = known.countries.map(inWords).join(' or ');
  return {
    country: `We have no figures of this role in ${inWords(country)}. Choose ${others}.`,
  };
}

function inWords(country: string): string {
  return country === 'US' ? 'the United States' : labelOf(alertCountries, country);
}

import { alertCountries } from '../salary-alert/choices.ts';
import { alertSourceLines } from '../salary-alert/alert-sources.ts';
import { labelOf } from '@talent/protocol/forms/choice';
import { linkHandler } from '@talent/functions/pages/link-handler.ts';
import { unsubscribeLink } from '@talent/functions/mail/mail-links.ts';
import { rolePath } from '../salary-alert/edition.ts';
import { z } from 'zod';

const confirmedSchema = z
  .object({ role: z.string(), label: z.string(), open: z.boolean(), country: z.string() })
  .nullable();

/** `/functions/v1/salary-alert-confirm?token=…`: second half of the double opt-in. Its page says which alert is on. */
export const handler = linkHandler({
  purpose: 'salary-alert-confirm',
  title: 'Confirm your salary alert',
  text: 'Confirm that you want an email when a new edition moves the pay of the role you chose. Every email has an unsubscribe link.',
  button: 'Confirm the alert',
  act: async (id, context) => {
    const { data } = context;
    const answer = await data.rpc('confirm_salary_alert', { alert_id: id }).throwOnError();
    const alert = confirmedSchema.parse(answer.data);
    if (alert === null) return null;
    const { data: row } = await data
      .from('salary_alerts')
      .select('subscriber_id')
      .eq('id', id)
      .single()
      .throwOnError();
    const sources = await alertSourceLines(data, alert);
    return {
      title: 'Your salary alert is on',
      text: `We will email you when a new edition moves the pay of this role: ${alert.label}, ${labelOf(alertCountries, alert.country)}. It can come from: ${sources.join(' ')}`,
      link: { href: rolePath(alert), label: 'See the latest figures' },
      unsubscribe: await unsubscribeLink('salary-alert', row.subscriber_id, context),
    };
  },
  gone: {
    title: 'This link no longer works',
    text: 'A confirmation link works for seven days, or until you unsubscribe. Ask for the alert again to get a new one.',
    link: { href: '/ai-ml-salary-data', label: 'Go to the salary data' },
  },
});

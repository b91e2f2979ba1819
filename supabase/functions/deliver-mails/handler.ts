import type { FunctionHandler } from '@talent/functions/context.ts';
import { deleteUnusedCvs } from '@talent/functions/cv-check/cv-files.ts';
import { sendDueMails } from '@talent/functions/mail/deliver-mails.ts';
import { sendNewsletters } from '@talent/functions/newsletter/send-newsletters.ts';
import { runRetention } from '@talent/functions/retention/run-retention.ts';
import { sendSalaryAlerts } from '@talent/functions/salary-alerts/send-salary-alerts.ts';
import { scheduledHandler } from '@talent/functions/schedule/scheduled-handler.ts';

/** Sends queued mails, continues newsletters and salary alerts, and deletes expired data. For a scheduler, every minute. */
export const handler: FunctionHandler = scheduledHandler(
  ['deliver-mails', 'salary-alerts', 'delete-expired'],
  async (context) => {
    const sent = await sendDueMails(context);
    const newsletters = await sendNewsletters(context);
    const alerts = await sendSalaryAlerts(context);
    const deleted = await runRetention(context);
    await deleteUnusedCvs(context);
    return { sent, newsletters, alerts, deleted };
  },
);

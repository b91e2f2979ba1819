import { editionMail } from './edition-mail.ts';
import { renderMail } from '@talent/mails/render-mail';
import { nextAlertsSchema } from './edition.ts';
import type { FunctionContext } from '@talent/functions/context.ts';
import { oneClickHeaders, unsubscribeLink } from '@talent/functions/mail/mail-links.ts';
import { BATCH_SIZE, sendInBatches } from '@talent/functions/mail/send-in-batches.ts';

/**
 * How long an edition waits for its mails: public pages show it by then, and the operator who sees a wrong import can still
 * take the edition before back.
 */
const WAIT_SECONDS = 2 * 60 * 60;

/**
 * Tells subscribers of new editions of the salary figures, each address once for an edition. It may be interrupted
 * anywhere, and several runs may overlap: the database queues each mail once.
 * @returns how many mails were queued
 * @throws when the database does not answer
 */
export async function sendSalaryAlerts(context: FunctionContext): Promise<number> {
  const { data, site } = context;
  return sendInBatches(context, async () => {
    const { data: answer } = await data
      .rpc('next_salary_alerts', { how_many: BATCH_SIZE, wait_seconds: WAIT_SECONDS })
      .throwOnError();
    const next = nextAlertsSchema.parse(answer);
    if (next === null) return null;
    const { announcement, batch } = next;
    const mails = await Promise.all(
      batch.map(async ({ id, email, moves }) => {
        const unsubscribe = await unsubscribeLink('salary-alert', id, context);
        const mail = renderMail(editionMail(announcement, moves, unsubscribe, site), site);
        return { ...mail, id, to: email, headers: oneClickHeaders(unsubscribe) };
      }),
    );
    const { data: queued } = await data
      .rpc('queue_salary_alerts', { announcement_id: announcement.id, mails })
      .throwOnError();
    return queued;
  });
}

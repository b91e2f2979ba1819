import type { FunctionContext } from '../../supabase/functions/_shared/context.ts';
import { deleteUnusedCvs } from '../../supabase/functions/_shared/cv-files.ts';
import { deliverMails } from '../../supabase/functions/_shared/deliver-mails.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Stands in for the scheduler of a hosted project: sends waiting mails now and every `intervalMs`, and
 * deletes what is kept no longer now and every day. Returns what stops it.
 */
export function startMailTimer(context: FunctionContext, intervalMs: number): () => void {
  const deliver = () => context.afterAnswer(deliverMails(context));
  const clean = () => context.afterAnswer(deleteExpired(context));
  deliver();
  clean();
  const timers = [setInterval(deliver, intervalMs), setInterval(clean, DAY_MS)];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

async function deleteExpired(context: FunctionContext): Promise<void> {
  const { data, log } = context;
  const { error } = await data.rpc('delete_expired');
  if (error !== null) log(`What is kept no longer was not deleted: ${error.message}`);
  await deleteUnusedCvs(context);
}

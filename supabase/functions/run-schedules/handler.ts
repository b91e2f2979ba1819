import { secretHandler } from '@talent/functions/access/secret-handler.ts';
import type { FunctionContext, FunctionHandler, Schedule } from '@talent/functions/context.ts';
import { reply } from '@talent/functions/http/replies.ts';
import { z } from 'zod';
import { schedules } from '../schedules.ts';

/** A run is answered after this time, ms: a hosted project calls the next one after a minute. */
const LONGEST_RUN_MS = 50_000;

const claimedSchema = z.record(z.string(), z.string());

/** `running`: it has not ended yet, and goes on behind the answer. */
type Outcome = 'done' | 'failed' | 'running';

/**
 * `POST /functions/v1/run-schedules` with `Authorization: Bearer <functions' secret>`: runs what is due of a list, all at once,
 * and answers the outcome of each by its name. A failure stops no other, and is tried again at its next time.
 */
export function createRunSchedules(list: readonly Schedule[]): FunctionHandler {
  return secretHandler(
    ({ secret }) => secret,
    async (_request, context) => {
      const intervals = Object.fromEntries(list.map(({ name, every }) => [name, every / 1000]));
      const { data } = await context.data.rpc('claim_due_schedules', { intervals }).throwOnError();
      const claimed = claimedSchema.parse(data);
      const outcomes: Record<string, Outcome> = {};
      const runs = list.map(async (schedule) => {
        const { name } = schedule;
        const startedAt = claimed[name];
        if (startedAt === undefined) return;
        outcomes[name] = 'running';
        outcomes[name] = await run(schedule, startedAt, context);
      });
      const all = Promise.all(runs).then(() => {});
      context.afterAnswer(all);
      await within(LONGEST_RUN_MS, all);
      return reply(outcomes);
    },
  );
}

export const handler = createRunSchedules(schedules);

/** Never rejects. */
async function run(
  { name, run: work }: Schedule,
  started_at: string,
  context: FunctionContext,
): Promise<Outcome> {
  let succeeded = false;
  try {
    await work(context);
    succeeded = true;
  } catch (error) {
    context.log(`${name} failed: ${error instanceof Error ? error.message : 'unknown reason'}`);
  }
  const { error } = await context.data.rpc('finish_schedule', { name, started_at, succeeded });
  if (error !== null) context.log(`The run of ${name} was not recorded: ${error.message}`);
  return succeeded ? 'done' : 'failed';
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, over]);
  clearTimeout(timer);
}

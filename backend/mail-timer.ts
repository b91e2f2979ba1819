import type { FunctionContext } from '@talent/functions/context.ts';
import { deleteUnusedCvs } from '@talent/functions/cv-files.ts';
import { deliverMails } from '@talent/functions/deliver-mails.ts';
import { runLinkedInDue } from '@talent/functions/linkedin-due.ts';
import { noteRun } from '@talent/functions/note-run.ts';
import { runJobsReport } from '@talent/functions/run-jobs-report.ts';
import { runRetention, type BeforeRetention } from '@talent/functions/retention/run-retention.ts';
import { sendNewsletters } from '@talent/functions/send-newsletters.ts';

const HOUR_MS = 60 * 60 * 1000;
const LINKEDIN_MS = 15_000;
const NEWSLETTER_MS = 5000;
/** That a work runs is noted no more often than this. */
const NOTED_MS = 60_000;

/** Work that a scheduler of a hosted project starts by calling a function, and this timer starts here. */
export interface TimedWork {
  /** Of the function in `supabase/functions` that does the same; for the log. */
  name: string;
  /** Between two starts, ms. Work that still runs is not started a second time. */
  every: number;
  run: (context: FunctionContext) => Promise<void>;
}

/**
 * Everything that happens by itself; `mailIntervalMs` is how often waiting mails are sent, and `beforeRetention` is
 * awaited before anything is deleted by age.
 */
export function timedWork(mailIntervalMs: number, beforeRetention?: BeforeRetention): TimedWork[] {
  return [
    { name: 'deliver-mails', every: mailIntervalMs, run: deliverMails },
    {
      name: 'linkedin-due',
      every: LINKEDIN_MS,
      run: async (context) => void (await runLinkedInDue(context)),
    },
    {
      name: 'newsletters',
      every: NEWSLETTER_MS,
      run: async (context) => void (await sendNewsletters(context)),
    },
    {
      name: 'jobs-report-due',
      every: HOUR_MS,
      run: async ({ data, now }) => void (await runJobsReport(data, now())),
    },
    {
      name: 'delete-expired',
      // Retention believes a clock that it has watched, and counts at most two hours between two looks.
      every: HOUR_MS,
      run: (context) => deleteExpired(context, beforeRetention),
    },
  ];
}

/**
 * Stands in for the scheduler of a hosted project: starts each work now and then in its time. What fails is
 * logged by name and started again at its next time. Returns what stops it; what runs goes on to its end.
 */
export function startTimer(context: FunctionContext, works: readonly TimedWork[]): () => void {
  const timers = works.map(({ name, every, run }) => {
    let isRunning = false;
    let notedAt = -Infinity;
    const note = async (): Promise<void> => {
      if (Date.now() - notedAt < NOTED_MS) return;
      notedAt = Date.now();
      await noteRun(context, name);
    };
    const start = (): void => {
      if (isRunning) return;
      isRunning = true;
      const work = run(context)
        .then(note)
        .catch((error: unknown) => {
          context.log(
            `${name} failed: ${error instanceof Error ? error.message : 'unknown reason'}`,
          );
        })
        .finally(() => {
          isRunning = false;
        });
      context.afterAnswer(work);
    };
    start();
    const timer = setInterval(start, every);
    timer.unref();
    return timer;
  });
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

async function deleteExpired(
  context: FunctionContext,
  beforeRetention: BeforeRetention | undefined,
): Promise<void> {
  try {
    await runRetention(context, beforeRetention);
  } finally {
    await deleteUnusedCvs(context);
  }
}

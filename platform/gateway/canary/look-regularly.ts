import { describeError, type Log } from '../log/log.ts';

export function lookRegularly(options: {
  /** How often to look, ms; default 5000. */
  everyMs: number | undefined;
  now: () => Date;
  log: Log;
  /** Whether there is something new, so that it is looked at at once. */
  isNew: () => boolean;
  /** Never rejects. */
  work: () => Promise<void>;
  share: () => Promise<void>;
  lost: string;
}) {
  const { everyMs = 5000, now, log, isNew, work, share, lost } = options;
  let lookedAt = -Infinity;
  let looking: Promise<void> | null = null;
  return {
    /** Shares and compares the counts, if it is time. Never rejects. */
    look(): Promise<void> {
      const isTime = now().getTime() - lookedAt >= everyMs;
      if (looking !== null || !(isTime || isNew())) return looking ?? Promise.resolve();
      lookedAt = now().getTime();
      looking = work().finally(() => {
        looking = null;
      });
      return looking;
    },
    /** Shares the remaining counts. Never rejects. */
    async close(): Promise<void> {
      await looking;
      await share().catch((error: unknown) =>
        log({ level: 'warn', message: lost, error: describeError(error) }),
      );
    },
  };
}

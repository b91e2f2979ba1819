import type { Log } from './log.ts';

export type TroubleLog = ReturnType<typeof createTroubleLog>;

/**
 * Logs a repeated problem once, and once more when it is over.
 *
 * @param fields added to each line
 */
export function createTroubleLog(log: Log, fields: Record<string, unknown>) {
  const open = new Map<string, string>();
  return {
    /** Logs a problem with `subject`, unless the same problem is already logged and still open. */
    report(subject: string, message: string, details: Record<string, unknown>): void {
      const same = `${message} ${JSON.stringify(details)}`;
      if (open.get(subject) === same) return;
      open.set(subject, same);
      log({ level: 'error', message, subject, ...fields, ...details });
    },
    /** Logs that the subject has recovered, if a problem with it was reported. */
    resolve(subject: string): void {
      if (!open.delete(subject)) return;
      log({ level: 'info', message: 'recovered', subject, ...fields });
    },
  };
}

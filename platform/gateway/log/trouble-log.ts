import type { Log } from './log.ts';

/** Logs a repeated problem once, and once more when it is over. */
export interface TroubleLog {
  /** Logs a problem with `subject`, unless the same problem is already logged and still open. */
  report(subject: string, message: string, fields?: Record<string, unknown>): void;
  /** Logs that the subject has recovered, if a problem with it was reported. */
  resolve(subject: string): void;
}

/** @param fields added to each line */
export function createTroubleLog(log: Log, fields: Record<string, unknown> = {}): TroubleLog {
  const open = new Map<string, string>();
  return {
    report(subject, message, details = {}) {
      const same = `${message} ${JSON.stringify(details)}`;
      if (open.get(subject) === same) return;
      open.set(subject, same);
      log({ level: 'error', message, subject, ...fields, ...details });
    },
    resolve(subject) {
      if (!open.delete(subject)) return;
      log({ level: 'info', message: 'recovered', subject, ...fields });
    },
  };
}

import type { Log } from '../options.ts';

/** Logs a trouble that is met again and again only once, and its end. */
export interface TroubleLog {
  /** `subject` is what the trouble is with; the same message on it again is not logged. */
  report(subject: string, message: string, fields?: Record<string, unknown>): void;
  /** Says that the subject is well again, if a trouble was reported. */
  resolve(subject: string): void;
}

/** A trouble log that adds `fields` to each of its lines. */
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

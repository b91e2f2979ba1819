/** One line of the log. Its fields never hold a token, cookie, query string or request body. */
export interface LogLine {
  level: 'info' | 'warn' | 'error';
  message: string;
  [field: string]: unknown;
}

export type Log = (entry: LogLine) => void;

export function firstLineOf(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';
}

/** An error as a log line names it: `Name: message`, followed by its causes. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = `${error.name}: ${error.message}`;
  return error.cause === undefined ? own : `${own} <- ${describeError(error.cause)}`;
}

export type TroubleLog = ReturnType<typeof createTroubleLog>;

/** Logs a repeated problem once, and once more when it is over, each time with `fields`. */
export function createTroubleLog(log: Log, fields: Record<string, unknown>) {
  const open = new Map<string, string>();
  return {
    report(subject: string, message: string, details: Record<string, unknown>): void {
      const same = `${message} ${JSON.stringify(details)}`;
      if (open.get(subject) === same) return;
      open.set(subject, same);
      log({ level: 'error', message, subject, ...fields, ...details });
    },
    resolve(subject: string): void {
      if (!open.delete(subject)) return;
      log({ level: 'info', message: 'recovered', subject, ...fields });
    },
  };
}

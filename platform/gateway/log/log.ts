/** One line of the log. Its fields never hold a token, cookie, query string or request body. */
export interface LogEntry {
  level: 'info' | 'warn' | 'error';
  message: string;
  [field: string]: unknown;
}

export type Log = (entry: LogEntry) => void;

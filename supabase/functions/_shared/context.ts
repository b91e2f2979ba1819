import type { DataClient } from '@talent/data/client';
import type { MailMessage } from '@talent/node/mail/smtp-mailer';
import type { FileScanner } from './cv-check/clamd-scanner.ts';

/** Everything a function is given by its host: the local backend, or Deno through `serve.ts`. */
export interface FunctionContext {
  /** Acts as `service_role`: row-level security does not apply. */
  data: DataClient;
  /** `origin` without a trailing slash; `email` is where staff read their mail; the address is for newsletters. */
  site: { origin: string; brand: string; email: string; postalAddress?: readonly string[] };
  /** Key of the hashes and of the tokens in links; never leaves the server. */
  secret: string;
  /** Environment variables of other services that functions use, by name; each function checks its own. */
  settings: Readonly<Record<string, string | undefined>>;
  /** Hands one mail to the SMTP server; rejects when it does not take it. */
  sendMail: (message: MailMessage) => Promise<void>;
  /** Looks for viruses in a file that a visitor sent; null where no scanner is set. */
  scanFile: FileScanner | null;
  /** Network address of the visitor, as the last trusted proxy saw it; empty when unknown. */
  clientAddress: (request: Request) => string;
  /** Runs on after the answer was given; the process stays up for it. */
  afterAnswer: (work: Promise<void>) => void;
  /** For what nobody is waiting for; never with what a visitor typed. */
  log: (line: string) => void;
  now: () => Date;
  /** Awaited before rows are deleted for their age: makes a backup where none is fresh. A rejection keeps every row. */
  beforeRetention?: (() => Promise<void>) | undefined;
}

/** Exported by `handler.ts` of a function under the name `handler`. */
export type FunctionHandler = (request: Request, context: FunctionContext) => Promise<Response>;

/** Work that runs on a timer; `schedules.ts` beside the functions lists all of it. */
export interface Schedule {
  /** In the log, and in the table of scheduled runs. */
  name: string;
  /** For an alert, such as `sending mails`. */
  does: string;
  /** Time between two starts, ms. A run that is still going on is not started a second time. */
  every: number;
  /** Staff are alerted after this time without a success, ms; null: never. */
  atMost: number | null;
  run: (context: FunctionContext) => Promise<unknown>;
}

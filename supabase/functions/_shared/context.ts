import type { DataClient } from '@talent/data/client';
import type { FileScanner } from './cv-check/clamd-scanner.ts';

/** What a function is given by whoever runs it: the local stack, or Deno through `serve.ts`. */
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
}

/** A mail as text, and as HTML if given. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Beside the ones a mailer writes itself, such as `List-Unsubscribe` or `Reply-To`. */
  headers?: Record<string, string>;
}

/** What `handler.ts` of a function exports under the name `handler`. */
export type FunctionHandler = (request: Request, context: FunctionContext) => Promise<Response>;

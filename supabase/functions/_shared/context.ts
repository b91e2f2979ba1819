import type { DataClient } from '@talent/data/client';

/** The context that the host of a function provides: the local stack, or Deno through `serve.ts`. */
export interface FunctionContext {
  /** Acts as `service_role`: row-level security does not apply. */
  data: DataClient;
  /** `origin` has no trailing slash; `email` is the staff's address; the postal address is for newsletters. */
  site: { origin: string; brand: string; email: string; postalAddress?: readonly string[] };
  /** Key of the hashes and of the tokens in links. It never leaves the server. */
  secret: string;
  /** Environment variables of other services that functions use, by name; each function checks its own. */
  settings: Readonly<Record<string, string | undefined>>;
  /** Sends one mail through the SMTP server; rejects when the server does not accept it. */
  sendMail: (message: MailMessage) => Promise<void>;
  /** Scans a visitor's file for viruses; null where no scanner is set. */
  scanFile: FileScanner | null;
  /** Network address of the visitor, as the last trusted proxy reports it; empty when unknown. */
  clientAddress: (request: Request) => string;
  /** Runs in the background after the answer; the process stays up for it. */
  afterAnswer: (work: Promise<void>) => void;
  /** Logs a line, never with text that a visitor typed. */
  log: (line: string) => void;
  now: () => Date;
}

/** The verdict of a virus scanner. `signature` names the virus. */
export type ScanVerdict = { status: 'clean' } | { status: 'infected'; signature: string };

/** Scans the bytes of one file. Rejects with a ScannerError when there is no verdict. */
export type FileScanner = (bytes: Uint8Array) => Promise<ScanVerdict>;

/** A mail as text, and as HTML if given. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Additional headers, such as `List-Unsubscribe` or `Reply-To`. */
  headers?: Record<string, string>;
}

/** The export `handler` of a function's `handler.ts`. */
export type FunctionHandler = (request: Request, context: FunctionContext) => Promise<Response>;

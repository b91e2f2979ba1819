import type { DataClient } from '@talent/data/client';
import type { MailMessage } from '@talent/node/mail/smtp-mailer';
import type { PdfChecker } from './cv-check/pdf-problem.ts';
import type { PictureCutter } from './pictures/picture-cutter.ts';

/** The verdict of a virus scanner. `signature` names the virus. */
export type ScanVerdict = { status: 'clean' } | { status: 'infected'; signature: string };

/** Scans the bytes of one file. Rejects with a ScannerError when there is no verdict. */
export type FileScanner = (bytes: Uint8Array) => Promise<ScanVerdict>;

/** Everything a function is given by its host: the local backend, or Deno through `serve.ts`. */
export interface FunctionContext {
  /** Acts as `service_role`: row-level security does not apply. */
  data: DataClient;
  /** `origin` has no trailing slash; `email` is the staff's address; the postal address is for newsletters. */
  site: {
    origin: string;
    brand: string;
    email: string;
    postalAddress?: readonly string[];
    /** `live`: samples take no applications. Default: `demo`. */
    mode?: 'demo' | 'live';
    /** Time until a message is answered. Default: `DEFAULT_REPLY_TIME`. */
    replyTime?: string;
  };
  /** Key of the hashes and of the tokens in links. It never leaves the server. */
  secret: string;
  /** Environment variables of other services that functions use, by name; each function checks its own. */
  settings: Readonly<Record<string, string | undefined>>;
  /** Sends one mail through the SMTP server; rejects when the server does not accept it. */
  sendMail: (message: MailMessage) => Promise<void>;
  /** Checks a visitor's CV within limits of time and memory. */
  checkPdf: PdfChecker;
  /** Scans a visitor's file for viruses; null where no scanner is set. */
  scanFile: FileScanner | null;
  /** Cuts the pictures of posts; null where the host cannot, and the editor's browser does. */
  cutPicture: PictureCutter | null;
  /** Network address of the visitor, as the last trusted proxy reports it; empty when unknown. */
  clientAddress: (request: Request) => string;
  /** Runs in the background after the answer; the process stays up for it. */
  afterAnswer: (work: Promise<void>) => void;
  /** Logs a line, never with text that a visitor typed. */
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

import type { Form } from '@talent/forms/define-form';
import type { z } from 'zod';
import type { FunctionContext } from '../context.ts';

/** What the function of a form adds to its description. */
export interface FormDefinition<Input extends { email: string }> {
  form: Omit<Form, 'schema'> & { schema: z.ZodType<Input> };
  /** One or two capital letters that begin a reference, such as `C` in `C-7K2M9QXD`. */
  referencePrefix: string;
  /** Checks of the server alone, after those of the form. */
  schema?: z.ZodType<Input>;
  /** Largest body of a form with files, bytes; every other one may have 64 KB. */
  maxFormBytes?: number;
  /** Accepted forms of one network address, four times as many of an IPv6 /48, and for one email address, within the window. */
  limits: { perAddress: number; perEmail: number; windowSeconds: number };
  /**
   * The form is worth nothing without its mail, such as the first half of a double opt-in: its sender waits until the inbox can get
   * one. Other forms are stored then, and only their mail is left out.
   */
  needsMail?: true;
  /**
   * Stores the form, its key and its mails in one transaction: one call of a database function, whose answer
   * `submitResult` reads.
   * @throws when it could not be stored; the visitor gets a message and can retry.
   */
  submit: (input: Input, submission: Submission, context: FunctionContext) => Promise<SubmitResult>;
  /** The field and the sentence where all visitors together have sent as many files as are taken. */
  filesAreFull?: (site: FunctionContext['site']) => Readonly<Record<string, string>>;
  /**
   * The field that takes the query of the page's address where the form was sent without scripts: its page was made before
   * anyone opened it, so only the browser's `Referer` knows the query.
   */
  addressField?: string;
  page: FormPage;
}

/** The facts of a form in addition to its fields. */
export interface Submission {
  /** New, and given to the visitor when the form is accepted now. */
  reference: string;
  /** Path of the page that showed the form. */
  page: string;
  /** ISO time. */
  receivedAt: string;
  /** The first argument of a `submit_…` function, as `private.begin_submission` takes it. */
  argument: {
    /** UUID of the filled form. A form with a known key is a repetition. */
    key: string;
    reference: string;
    page: string;
    /** Keyed hashes, hex: limits count senders by them without storing who they are. */
    ip_hash: string;
    /** Of the IPv6 /48; null for IPv4. */
    network_hash: string | null;
    email_hash: string;
    per_address: number;
    per_email: number;
    window_seconds: number;
    /** Size of its file. */
    bytes?: number;
    /** The address that has to be able to get a mail. */
    mail_to?: string;
  };
}

export type SubmitResult =
  /** `more`: further fields of the JSON answer. */
  | {
      status: 'accepted' | 'repeated';
      reference: string;
      more?: Readonly<Record<string, string>>;
    }
  /** A rule that only the database can check. Shown like any invalid field. */
  | { status: 'invalid'; fields: Readonly<Record<string, string>> }
  | { status: 'limited'; retryAfterSeconds: number }
  /** All visitors together have sent as many forms, or files, as are taken. */
  | { status: 'full'; what: 'forms' | 'files' };

/** Texts of the HTML answers, for forms that are sent without JavaScript. */
export interface FormPage {
  /** Heading of the form when it is shown again. */
  title: string;
  /** Path of the page that shows the form. */
  path: string;
  /** Once it is accepted: the next steps, a paragraph each. `{reply-time}` becomes the site's reply time. */
  sent: { title: string; next: readonly string[] };
}

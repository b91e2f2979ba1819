import type { z } from 'zod';
import type { FunctionContext } from '../context.ts';
import type { PageField } from './page-field.ts';

/** Everything that makes one form differ from another. */
export interface FormDefinition<Input extends { email: string }> {
  name: 'contact' | 'newsletter' | 'apply' | 'assessment-save' | 'salary-access';
  /** Of the reference that visitors get: one or two capital letters, such as `C` for `C-7K2M9QXD`. */
  referencePrefix: string;
  schema: z.ZodType<Input>;
  /** Reads an HTML form into what the schema takes; default: one string for each field. */
  readForm?: (form: FormData) => unknown;
  /** Largest request body, bytes; default 64 KB. */
  maxBytes?: number;
  /** Accepted forms of one network address, and for one e-mail address, within the window. */
  limits: { perAddress: number; perEmail: number; windowSeconds: number };
  /**
   * Stores the form, its key and its mails in one transaction: one call of a database function,
   * whose answer `submitResult` reads.
   * @throws when it could not be stored: the visitor is told so and may try again.
   */
  submit: (input: Input, submission: Submission, context: FunctionContext) => Promise<SubmitResult>;
  page: FormPage;
}

/** What the handler knows about a form beside its fields. */
export interface Submission {
  /** Of the filled form, a UUID: the same one twice is the same form. */
  key: string;
  /** Keyed hashes, hex: who sent it and for which e-mail address, without saying so. */
  ipHash: string;
  emailHash: string;
  /** New, and given to the visitor when the form is accepted now. */
  reference: string;
  /** Path of the page that the form stood on. */
  page: string;
  /** ISO time. */
  receivedAt: string;
  limits: { perAddress: number; perEmail: number; windowSeconds: number };
}

export type SubmitResult =
  | {
      status: 'accepted' | 'repeated';
      reference: string;
      /** Beside the reference in the JSON answer. */
      answer?: Readonly<Record<string, string>>;
    }
  /** A rule that only the database can check: shown like any invalid field. */
  | { status: 'invalid'; fields: Record<string, string> }
  | { status: 'limited'; retryAfterSeconds: number };

/** Words of the HTML answers, for forms that are sent without JavaScript. */
export interface FormPage {
  /** Heading of the form when it is shown again. */
  title: string;
  fields: readonly PageField[];
  submitLabel: string;
  /** Path of the page that the form stands on. */
  path: string;
  accepted: { title: string; paragraphs: readonly string[] };
}

import type { Choice } from '@talent/protocol/forms/choice';
import { agreed, line, z } from '@talent/protocol/forms/schema';
import { tidyWord } from '@talent/protocol/text/tidy-word';

interface Control {
  /** Checks the value, with one sentence for each way in which it can be wrong. */
  schema: z.ZodType;
  /** A control that is not required says so in its label. */
  required?: true;
  hint?: string;
}

/**
 * One field. Apart from `kind` and `schema` it has the props of the component that shows it, so that a page spreads it.
 * `hidden` is sent without being shown, or shown by a control that only the page can fill.
 */
export type Field =
  | (Control & { kind: 'text'; label: string; type?: 'email' | 'tel'; autoComplete?: string })
  | (Control & { kind: 'lines'; label: string; rows?: number })
  /** One answer; `checkbox`: any number of them. */
  | (Control & {
      kind: 'choice';
      type: 'radio' | 'checkbox';
      legend: string;
      choices: readonly Choice[];
    })
  | (Control & { kind: 'box'; label: string })
  | (Control & { kind: 'file'; label: string; accept: string })
  /** `shown`: a value in words, for the function's page. */
  | { kind: 'hidden'; schema: z.ZodType; shown?: (value: string) => string };

export type Fields = Readonly<Record<string, Field>>;

interface Description<F extends Fields> {
  /** The function that takes it, at `/functions/v1/<name>`. */
  name: string;
  /**
   * The number of what the function takes and answers. A change that an open tab of an earlier release would not survive
   * gets the next one, and the function says in `earlier` which ones it still takes. A page bundles its number, so a tab
   * names the contract of the code that it runs.
   */
  contract: number;
  /** Its name where one function takes several: in the analytics, in the log and for kept entries. Default: `name`. */
  type?: string;
  /** The control called `email` has the id `<ids>-email`. Default: `name`. */
  ids?: string;
  /** In the order in which they are shown. */
  fields: F;
  /** Label of the button. */
  submit: string;
  /** Below the button. */
  note?: string;
  /** The field of the answer that proves that it was taken. Default: `reference`. */
  proof?: string;
}

/** A form: its fields, their checks, and how it is read and sent. */
export interface Form<F extends Fields = Fields> extends Required<Description<F>> {
  schema: z.ZodObject<{ [Name in keyof F]: F[Name]['schema'] }>;
  /** Sent as a multipart form, because it has a file. */
  isMultipart: boolean;
}

/** The values of a valid form. */
export type ValuesOf<Described extends Form> = z.output<Described['schema']>;

/** Describes a form once: for the page, for the check in browser and function, and for the page without scripts. */
export function defineForm<const F extends Fields>(description: Description<F>): Form<F> {
  const { name, fields } = description;
  // The entries keep their names, which is more than the type of `fromEntries` knows.
  const shape = Object.fromEntries(
    Object.entries(fields).map(([key, { schema }]) => [key, schema]),
  ) as { [Name in keyof F]: F[Name]['schema'] };
  return {
    type: name,
    ids: name,
    note: '',
    proof: 'reference',
    ...description,
    schema: z.object(shape),
    isMultipart: Object.values(fields).some(({ kind }) => kind === 'file'),
  };
}

/** Reads the controls of a form into the input of its schema: the same in the browser and in the function. */
export function readControls({ fields }: Pick<Form, 'fields'>, controls: FormData) {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'box') values[name] = controls.has(name);
    else if (field.kind !== 'choice') values[name] = controls.get(name) ?? '';
    else if (field.type === 'checkbox') values[name] = controls.getAll(name);
    else if (controls.has(name)) values[name] = controls.get(name);
  }
  return values;
}

/** The first thing that is wrong with each field. */
export function firstMessages(error: z.ZodError | undefined): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) {
    messages[String(path[0] ?? 'form')] ??= message;
  }
  return messages;
}

/** An email address in plain characters, trimmed, as typed otherwise. RFC 5321 allows no longer path. */
export const emailField = z
  .string('Enter your email address.')
  .overwrite(tidyWord)
  .min(1, { error: 'Enter your email address.', abort: true })
  .max(254, { error: 'Enter an email address of at most 254 characters.', abort: true })
  .pipe(z.email('Enter an email address like name@company.com.'));

/** The field of an email address, which every form has. */
export function emailOf(label: string) {
  return {
    kind: 'text',
    type: 'email',
    label,
    required: true,
    autoComplete: 'email',
    schema: emailField,
  } as const;
}

/** The field of a person's name. */
export function nameOf(label: string) {
  const schema = line(
    { min: 2, max: 100 },
    {
      missing: 'Enter your name.',
      tooShort: 'Enter a name of at least 2 characters.',
      tooLong: 'Enter a name of at most 100 characters.',
    },
  );
  return { kind: 'text', label, required: true, autoComplete: 'name', schema } as const;
}

/** A box that has to be checked. */
export function agreement(label: string, message: string) {
  return { kind: 'box', label, required: true, schema: agreed(message) } as const;
}

/** One of the given answers. */
export function oneOf<Value extends string>(choices: readonly Choice<Value>[], message: string) {
  return z.enum(
    choices.map(({ value }) => value),
    message,
  );
}

/** A question that takes one answer. */
export function question<Value extends string>(
  legend: string,
  choices: readonly Choice<Value>[],
  message: string,
) {
  const schema = oneOf(choices, message);
  return { kind: 'choice', type: 'radio', legend, choices, required: true, schema } as const;
}

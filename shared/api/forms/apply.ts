import { oneOf } from './choice.ts';
import { emailField } from './email.ts';
import { workEligibilities } from './request-choices.ts';
import { tidyPhone } from '../text/tidy-phone.ts';
import { agreed, line, lines, z } from './schema.ts';

export const applyLimits = {
  name: { min: 2, max: 100 },
  message: { min: 0, max: 3000 },
  /** Links to work, one on each line. */
  links: 3,
  /** Bytes. */
  cv: 5 * 1024 * 1024,
} as const;

/** The `accept` attribute of the file field. The function checks the content. */
export const cvAccept = 'application/pdf,.pdf';

const cvMissing = 'Choose your CV as a PDF file.';

/** Message for a file that is no PDF, whatever its name says. */
export const cvNotPdf = 'Choose a PDF. This file has another format, or is damaged.';

const cvFile = z
  .instanceof(File, { error: cvMissing })
  .refine((file) => file.size > 0, { error: cvMissing, abort: true })
  .refine((file) => file.size <= applyLimits.cv, 'Choose a PDF of at most 5 MB.');

const linkLines = lines(
  { min: 0, max: 620 },
  { missing: 'Enter links, or leave this empty.', tooLong: 'Enter shorter links.' },
)
  .transform((text) => text.split(/\s+/).filter(Boolean))
  .refine((links) => links.length <= applyLimits.links, 'Enter at most three links.')
  .refine((links) => links.every(isHttps), 'Enter full links that start with https://.');

/** An application as sent: what the browser checks before, and the server again. */
export const applySchema = z.object({
  jobSlug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'We do not have this job.')
    .max(100),
  name: line(applyLimits.name, {
    missing: 'Enter your name.',
    tooShort: 'Enter a name of at least 2 characters.',
    tooLong: 'Enter a name of at most 100 characters.',
  }),
  email: emailField,
  phone: z
    .string('Enter a phone number, or leave this empty.')
    .overwrite(tidyPhone)
    .regex(
      /^(\(?\+?[0-9 ()./-]{6,30}(,? ?(ext|extension|x|poste|#)[.:]? ?[0-9]{1,6})?)?$/i,
      'Enter a phone number such as +1 512 555 0100, or leave this empty.',
    ),
  links: linkLines,
  workEligibility: oneOf(workEligibilities, 'Choose where you may work.'),
  message: lines(applyLimits.message, {
    missing: 'Enter a message, or leave this empty.',
    tooLong: 'Write at most 3,000 characters.',
  }),
  cv: cvFile,
  consent: agreed('Check the box to agree. Without it, we may not store your application.'),
});

/** The values of a valid form. */
export type ApplyInput = z.output<typeof applySchema>;

/** Reads the form's controls into what the schema takes: the same in the browser and in the function. */
export function readApply(form: FormData): unknown {
  return {
    phone: '',
    links: '',
    message: '',
    ...Object.fromEntries(form),
    consent: form.has('consent'),
  };
}

/** Label of the box that has to be ticked; stored word for word with the application. */
export const applyConsentText =
  'I agree that my application and CV are stored and used to consider me for this job. They are deleted after 24 months.';

function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:' && text.startsWith('https://');
}

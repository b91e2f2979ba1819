import { workEligibilities } from './choices.ts';
import { lines, z } from '@talent/protocol/forms/schema';
import { tidyPhone } from '@talent/protocol/text/tidy-phone';
import { tidyWord } from '@talent/protocol/text/tidy-word';
import {
  agreement,
  defineForm,
  emailOf,
  nameOf,
  question,
  type ValuesOf,
} from '@talent/forms/define-form';

/** Largest resume, bytes. */
export const CV_MAX = 5 * 1024 * 1024;

/** Message for a file that is no PDF, whatever its name says. */
export const cvNotPdf = 'Choose a PDF. This file has another format, or is damaged.';

const cvMissing = 'Choose your resume as a PDF file.';

/** An application to a job, with a resume. */
export const applyForm = defineForm({
  name: 'apply',
  contract: 1,
  fields: {
    jobSlug: {
      kind: 'hidden',
      schema: z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'We do not have this job.')
        .max(100),
    },
    name: nameOf('Your name'),
    email: emailOf('Email'),
    phone: {
      kind: 'text',
      type: 'tel',
      label: 'Phone',
      autoComplete: 'tel',
      schema: z
        .string('Enter a phone number, or leave this empty.')
        .overwrite(tidyPhone)
        .regex(
          /^(\(?\+?[0-9 ()./-]{6,30}(,? ?(ext|extension|x|poste|#)[.:]? ?[0-9]{1,6})?)?$/i,
          'Enter a phone number such as +1 512 555 0100, or leave this empty.',
        ),
    },
    workEligibility: question(
      'Where are you authorized to work?',
      workEligibilities,
      'Choose where you may work.',
    ),
    /** Links to work, one on each line. */
    links: {
      kind: 'lines',
      label: 'Links to your work',
      hint: 'Up to three, one per line, each starting with https://.',
      rows: 3,
      schema: lines(
        { min: 0, max: 620 },
        { missing: 'Enter links, or leave this empty.', tooLong: 'Enter shorter links.' },
      )
        .transform((text) => text.split(/\s+/).map(tidyWord).filter(Boolean))
        .refine((links) => links.length <= 3, 'Enter at most three links.')
        .refine((links) => links.every(isHttps), 'Enter full links that start with https://.'),
    },
    message: {
      kind: 'lines',
      label: 'Message',
      hint: 'Anything your resume does not say: when you could start, what you want next.',
      rows: 5,
      schema: lines(
        { min: 0, max: 3000 },
        {
          missing: 'Enter a message, or leave this empty.',
          tooLong: 'Write at most 3,000 characters.',
        },
      ),
    },
    /** The function checks the content of the file. */
    cv: {
      kind: 'file',
      label: 'Your resume',
      hint: 'A PDF of up to 5 MB. Only our recruiters can open it.',
      accept: 'application/pdf,.pdf',
      required: true,
      schema: z
        .instanceof(File, { error: cvMissing })
        .refine((file) => file.size > 0, { error: cvMissing, abort: true })
        .refine((file) => file.size <= CV_MAX, 'Choose a PDF of at most 5 MB.'),
    },
    consent: agreement(
      'I agree that my application and resume are stored and used to consider me for this job. They are deleted after 24 months.',
      'Check the box to agree. Without it, we may not store your application.',
    ),
  },
  submit: 'Send application',
});

/** Words of the receipt. */
export const applySent = {
  title: 'Your application has arrived',
  next: [
    'A recruiter will read it and answer by email, whether the answer is yes or no.',
    'We have emailed you a confirmation with this reference.',
  ],
};

export type ApplyInput = ValuesOf<typeof applyForm>;

function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:' && text.startsWith('https://');
}

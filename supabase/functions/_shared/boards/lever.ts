import { plainText } from '@talent/jobs/plain-text';
import { z } from 'zod';
import { fieldPay, type BoardPosting } from './board-posting.ts';

/** A posting of Lever's Postings API (https://github.com/lever/postings-api), with `mode=json`. */
export const leverJob = z.object({
  id: z.string().min(1),
  text: z.string(),
  hostedUrl: z.string(),
  country: z.string().nullish(),
  categories: z
    .object({ location: z.string().nullish(), commitment: z.string().nullish() })
    .nullish(),
  salaryRange: z
    .object({
      currency: z.string().nullish(),
      interval: z.string().nullish(),
      min: z.number().nullish(),
      max: z.number().nullish(),
    })
    .nullish(),
  salaryDescriptionPlain: z.string().nullish(),
  descriptionPlain: z.string().nullish(),
  additionalPlain: z.string().nullish(),
  lists: z.array(z.object({ text: z.string(), content: z.string() })).nullish(),
});

const PERIODS: Readonly<Record<string, 'year' | 'hour'>> = {
  'per-year-salary': 'year',
  'per-hour-wage': 'hour',
};

export function readLeverJob(job: z.output<typeof leverJob>): BoardPosting {
  const { min, max, currency, interval } = job.salaryRange ?? {};
  return {
    id: job.id,
    title: job.text,
    link: job.hostedUrl,
    place: job.categories?.location ?? '',
    country: job.country ?? null,
    region: null,
    commitment: job.categories?.commitment ?? null,
    pay: fieldPay(min, max, currency, PERIODS[interval ?? '']),
    text: [
      job.salaryDescriptionPlain,
      job.descriptionPlain,
      ...(job.lists ?? []).map(({ text, content }) => plainText(`${text}: ${content}`)),
      job.additionalPlain,
    ].join('\n'),
  };
}

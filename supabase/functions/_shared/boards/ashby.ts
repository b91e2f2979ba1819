import { z } from 'zod';
import { fieldPay, type BoardPosting } from './board-posting.ts';

const component = z.object({
  compensationType: z.string(),
  interval: z.string().nullish(),
  currencyCode: z.string().nullish(),
  minValue: z.number().nullish(),
  maxValue: z.number().nullish(),
});

/** A posting of Ashby's Job Postings API (https://developers.ashbyhq.com/docs/public-job-posting-api), with `includeCompensation=true`. */
export const ashbyJob = z.object({
  id: z.string().nullish(),
  title: z.string(),
  jobUrl: z.string(),
  isListed: z.boolean().nullish(),
  location: z.string().nullish(),
  secondaryLocations: z.array(z.object({ location: z.string().nullish() })).nullish(),
  address: z
    .object({
      postalAddress: z
        .object({ addressRegion: z.string().nullish(), addressCountry: z.string().nullish() })
        .nullish(),
    })
    .nullish(),
  employmentType: z.string().nullish(),
  descriptionPlain: z.string().nullish(),
  compensation: z.object({ summaryComponents: z.array(component).nullish() }).nullish(),
});

const PERIODS: Readonly<Record<string, 'year' | 'hour'>> = { '1 YEAR': 'year', '1 HOUR': 'hour' };

/** Null for a posting that is not listed. */
export function readAshbyJob(job: z.output<typeof ashbyJob>): BoardPosting | null {
  if (job.isListed === false) return null;
  const { addressRegion, addressCountry } = job.address?.postalAddress ?? {};
  const others = (job.secondaryLocations ?? []).map(({ location }) => location);
  const [salary, ...more] = (job.compensation?.summaryComponents ?? []).filter(
    ({ compensationType }) => compensationType === 'Salary',
  );
  const { minValue, maxValue, currencyCode, interval } = salary ?? {};
  const pay = fieldPay(minValue, maxValue, currencyCode, PERIODS[interval ?? '']);
  return {
    // The id is the last part of the address, where the answer has none.
    id: job.id ?? job.jobUrl.split('/').at(-1) ?? '',
    title: job.title,
    link: job.jobUrl,
    place: [job.location, ...others].filter(Boolean).join('; '),
    // The fields are those of the first of several places.
    country: others.length === 0 ? (addressCountry ?? null) : null,
    region: others.length === 0 ? (addressRegion ?? null) : null,
    commitment: job.employmentType ?? null,
    pay: more.length === 0 ? pay : null,
    text: job.descriptionPlain ?? '',
  };
}

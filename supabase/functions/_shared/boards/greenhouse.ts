import { plainText } from '@talent/jobs/plain-text';
import { z } from 'zod';
import { fieldPay, type BoardPosting, type StatedPay } from './board-posting.ts';

/** A posting of Greenhouse's Job Board API (https://developers.greenhouse.io/job-board.html), with `content=true&pay_transparency=true`. */
export const greenhouseJob = z.object({
  id: z.int(),
  title: z.string(),
  absolute_url: z.string(),
  location: z.object({ name: z.string().nullable() }).nullish(),
  content: z.string().nullish(),
  metadata: z.array(z.object({ name: z.string().nullable(), value: z.unknown() })).nullish(),
  pay_input_ranges: z
    .array(
      z.object({
        min_cents: z.int().nullable(),
        max_cents: z.int().nullable(),
        currency_type: z.string().nullable(),
        title: z.string().nullish(),
        blurb: z.string().nullish(),
      }),
    )
    .nullish(),
});
type Job = z.output<typeof greenhouseJob>;

const amount = z.coerce.number();
const customRange = z.object({ unit: z.string(), min_value: amount, max_value: amount });

export function readGreenhouseJob(job: Job): BoardPosting {
  const place = job.location?.name ?? '';
  return {
    id: String(job.id),
    title: job.title,
    link: job.absolute_url,
    place,
    country: null,
    region: null,
    commitment: commitmentOf(job),
    pay: payOf(job, place),
    text: plainText(job.content ?? ''),
  };
}

/** Employers keep it in fields of their own names. */
function commitmentOf({ metadata }: Job): string | null {
  const field = (metadata ?? []).find(({ name }) =>
    /^(?:employment|job|time|worker) type$|^commitment$/i.test(name ?? ''),
  );
  return typeof field?.value === 'string' ? field.value : null;
}

/** From the fields of pay transparency, else from a custom one. Of several ranges the one that names the place, such as `Austin`. */
function payOf({ pay_input_ranges: fields, metadata }: Job, place: string): StatedPay | null {
  const stated = (fields ?? []).map(({ min_cents: low, max_cents: high, ...field }) => ({
    words: `${field.title ?? ''} ${field.blurb ?? ''}`,
    ...{ low: Number(low) / 100, high: Number(high) / 100, currency: field.currency_type },
  }));
  const custom = (metadata ?? []).flatMap(({ name, value }) => {
    const { data } = customRange.safeParse(value);
    if (data === undefined) return [];
    const { min_value: low, max_value: high, unit: currency } = data;
    return [{ words: name ?? '', low, high, currency }];
  });
  const all = stated.length > 0 ? stated : custom;
  const [city = ''] = place.split(/ ?[,;(]/, 1);
  const chosen = all.length === 1 ? all : all.filter(({ words }) => city && words.includes(city));
  const [range] = chosen;
  if (range === undefined || chosen.length > 1) return null;
  // No field says the period. From 20,000 on it is a year: no hour is paid like that.
  const hour = /\bhour/i.test(range.words) ? 'hour' : null;
  return fieldPay(range.low, range.high, range.currency, range.low >= 20_000 ? 'year' : hour);
}

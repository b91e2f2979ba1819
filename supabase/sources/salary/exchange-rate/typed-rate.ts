import { isDay } from '@talent/functions/files/source-row.ts';
import { z } from 'zod';
import { RefusedError } from '../../files/refused-error.ts';

/** A rate as `set_exchange_rate` takes it. */
export type TypedRate = {
  /** Canadian dollars for one US dollar, at most four decimals. */
  cad_per_usd: number;
  /** Of one day, or the average of the days of a year. */
  kind: 'daily' | 'annual';
  /** Day of the rate, YYYY-MM-DD; of an average the last day of its year. */
  day: string;
  source: string;
  /** Page where the publisher shows it. */
  url: string;
};

/** Since 1990 the rate was between 0.92 and 1.61. A rate for one Canadian dollar (0.73) is below, and a slip (13.7) above. */
export const PLAUSIBLE = { least: 0.9, most: 1.8 } as const;

/** First day of the Bank of Canada's series in its present form. */
const FIRST_DAY = '2017-01-01';

/** Where the Bank of Canada shows its rates. */
export const BANK_OF_CANADA = {
  source: 'Bank of Canada',
  daily: 'https://www.bankofcanada.ca/rates/exchange/daily-exchange-rates/',
  annual: 'https://www.bankofcanada.ca/rates/exchange/annual-average-exchange-rates/',
} as const;

/**
 * Checks a rate, with the same bounds as the database.
 * @param today - YYYY-MM-DD
 * @throws RefusedError
 */
export function checkRate(rate: TypedRate, today: string): TypedRate {
  const { cad_per_usd: figure, kind, day, source, url } = rate;
  if (!(figure >= PLAUSIBLE.least && figure <= PLAUSIBLE.most)) {
    throw new RefusedError(
      `${figure} is not between ${PLAUSIBLE.least} and ${PLAUSIBLE.most}: give the Canadian dollars for one US dollar.`,
    );
  }
  if (!isDay(day)) throw new RefusedError(`"${day}" is not a day: such as 2026-11-20.`);
  if (day < FIRST_DAY || day > today) {
    throw new RefusedError(`${day} is not between ${FIRST_DAY} and today, ${today}.`);
  }
  if (kind === 'annual' && !day.endsWith('-12-31')) {
    throw new RefusedError(
      `The day of an annual average is the last of its year: ${day.slice(0, 4)}-12-31.`,
    );
  }
  if (source.trim() === '' || source.length > 120) {
    throw new RefusedError('Name the source in 1 to 120 characters.');
  }
  if (!/^https:\/\/\S+$/.test(url) || url.length > 300) {
    throw new RefusedError(`"${url}" is not an https address.`);
  }
  return rate;
}

/**
 * A figure as it was typed or published, such as `1.3698`.
 * @throws RefusedError
 */
export function readFigure(text: string): number {
  if (/^\d\.\d{1,4}$/.test(text)) return Number(text);
  throw new RefusedError(
    `"${text}" is not a rate: write it with a point and one to four decimals, such as 1.3698.`,
  );
}

const valetSchema = z.object({
  observations: z
    .array(
      z.object({
        d: z.string(),
        // A day without a rate, such as a holiday, has no `v`.
        FXUSDCAD: z.object({ v: z.union([z.string(), z.number()]).optional() }),
      }),
    )
    .max(20_000),
});

/**
 * The newest rate in an answer of the Bank of Canada's Valet service (JSON, series FXUSDCAD).
 * @throws RefusedError for another file, or one without a rate
 */
export function readValetFile(name: string, text: string): TypedRate {
  const { observations } = parseValet(name, text);
  const known = observations.flatMap(({ d: day, FXUSDCAD: { v: figure } }) =>
    figure === undefined ? [] : [{ day, figure: String(figure) }],
  );
  const newest = known.toSorted((a, b) => a.day.localeCompare(b.day)).at(-1);
  if (newest === undefined) throw new RefusedError(`${name} holds no rate of FXUSDCAD.`);
  return {
    cad_per_usd: readFigure(newest.figure),
    kind: 'daily',
    day: newest.day,
    source: BANK_OF_CANADA.source,
    url: BANK_OF_CANADA.daily,
  };
}

function parseValet(name: string, text: string): z.infer<typeof valetSchema> {
  const expected =
    `${name} is not an answer of the Bank of Canada's Valet service for FXUSDCAD. Fetch it with:\n` +
    `  curl -o ${name} '${VALET_URL}'`;
  try {
    return valetSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new RefusedError(expected, { cause });
  }
}

/** The newest ten days of the daily rate. */
export const VALET_URL = 'https://www.bankofcanada.ca/valet/observations/FXUSDCAD/json?recent=10';

import type { SourceRow } from '@talent/functions/files/source-row.ts';
import type { SourceForm } from '../edition/importer.ts';
import { HOURS_A_YEAR } from '../edition/sources.ts';
import type { PlaceCell } from '../figures/place-figures.ts';
import { statePlace } from '../figures/places.ts';
import { NO_ROLE } from './lca-rows.ts';

/** What an importer takes of a filing: the role that it counts for, and the part of it. */
export type FilingPart = Pick<PlaceCell, 'role' | 'occupation' | 'tier'>;

/** A certified filing of the official workbook, pay in USD a year. */
export type FilingRow = FilingPart & {
  line: number;
  raw: string;
  low: number;
  /** Of a range its middle, of one figure the figure. */
  middle: number;
  city: string;
  state: string;
  /** Day on which the job begins, YYYY-MM-DD; empty where the filing does not say. */
  begins: string;
};

const TIMES_A_YEAR: Readonly<Record<string, number>> = {
  Year: 1,
  Month: 12,
  'Bi-Weekly': 26,
  Week: 52,
  Hour: HOURS_A_YEAR,
};

/** Pay of a full-time year outside of these is a typing error, such as a yearly wage named an hourly one. */
const PLAUSIBLE = { low: 15_000, high: 3_000_000 };

/** The form of `LCA_Disclosure_Data_FY*.xlsx`; `partOf` answers null for a filing of no role. */
export function filingForm(partOf: (row: SourceRow) => FilingPart | null): SourceForm<FilingRow> {
  return {
    kind: 'named',
    columns: [
      ...['CASE_STATUS', 'VISA_CLASS', 'JOB_TITLE', 'SOC_CODE', 'SOC_TITLE', 'FULL_TIME_POSITION'],
      ...['WORKSITE_CITY', 'WORKSITE_STATE', 'WAGE_RATE_OF_PAY_FROM', 'WAGE_RATE_OF_PAY_TO'],
      ...['WAGE_UNIT_OF_PAY', 'PW_WAGE_LEVEL', 'BEGIN_DATE'],
    ],
    readRow: (row, { drop }) => {
      if (row.text('CASE_STATUS') !== 'Certified') return drop('the filing is not certified');
      if (row.text('FULL_TIME_POSITION') !== 'Y') return drop('the job is not full-time');
      const part = partOf(row);
      if (part === null) return drop(NO_ROLE);
      const state = row.text('WORKSITE_STATE').toUpperCase();
      if (statePlace(state) === null) return drop('the worksite is in no known state');
      const times = TIMES_A_YEAR[row.text('WAGE_UNIT_OF_PAY')];
      if (times === undefined) return drop('the unit of pay is unknown');
      const from = row.positive('WAGE_RATE_OF_PAY_FROM');
      const to = Number(row.text('WAGE_RATE_OF_PAY_TO'));
      const [low, high] = [from * times, Math.max(from, Number.isFinite(to) ? to : 0) * times];
      if (low < PLAUSIBLE.low || high > PLAUSIBLE.high) return drop('the pay is no plausible year');
      return {
        // Of a hundred thousand rows the whole text would fill the memory.
        ...{ line: row.line, raw: row.text('JOB_TITLE'), ...part },
        ...{ low, middle: (low + high) / 2, state, city: row.text('WORKSITE_CITY') },
        begins: dayOf(row.text('BEGIN_DATE')),
      };
    },
  };
}

/** A workbook counts days from December 30, 1899. */
function dayOf(cell: string): string {
  const isSerial = /^\d{5}(\.\d+)?$/.test(cell);
  const time = isSerial
    ? Date.UTC(1899, 11, 30) + Number(cell) * 86_400_000
    : Date.parse(`${cell} UTC`);
  return Number.isFinite(time) ? new Date(time).toISOString().slice(0, 10) : '';
}

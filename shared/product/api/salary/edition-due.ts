import { monthsBetween } from './data-age.ts';

/** How often a source is expected to have a new edition. */
interface Rhythm {
  /** Beginning of the keys of the sources. */
  key: string;
  /** Months from the end of an edition until the next one is overdue. */
  months: number;
  /** When its publisher has new ones, for people. */
  text: string;
  /** The publisher has stopped. */
  isOver?: true;
}

/** The expected rhythm of every source; the first that fits. The last one is that of the market's files. */
const RHYTHMS: readonly Rhythm[] = [
  // Figures of May come out in the spring of the next year, so an edition is eleven months old on its first day.
  { key: 'bls-oews', months: 24, text: 'once a year' },
  { key: 'ca-job-bank', months: 13, text: 'once a year' },
  {
    key: 'ai-jobs',
    months: 18,
    text: 'none expected, the publisher stopped in August 2025',
    isOver: true,
  },
  { key: 'dol-lca', months: 8, text: 'four times a year' },
  { key: 'bea-', months: 36, text: 'once a year' },
  { key: '', months: 3, text: 'every month' },
];

/** The rhythm of a source and whether its next edition is overdue on a day. */
export interface EditionDue {
  text: string;
  /** Whole months since the next edition was expected; null where it is not overdue. */
  overdue: number | null;
}

/**
 * @param edition - year, month or day of the current edition, or the last day that it describes
 * @param asOf - YYYY-MM-DD
 */
export function editionDue(key: string, edition: string, asOf: string): EditionDue {
  const { months, text } = rhythmOf(key);
  const late = monthsBetween(endOf(edition), asOf) - months;
  return { text, overdue: late < 0 ? null : late };
}

/** When the publisher of a source has new editions: `once a year`. */
export function rhythmText(key: string): string {
  return rhythmOf(key).text;
}

/** Whether the publisher of a source still has new editions. */
export function hasNewEditions(key: string): boolean {
  return rhythmOf(key).isOver !== true;
}

function rhythmOf(key: string): Rhythm {
  const found = RHYTHMS.find((rhythm) => key.startsWith(rhythm.key));
  if (!found) throw new Error(`No rhythm fits the source ${key}.`);
  return found;
}

function endOf(edition: string): string {
  const [year = 0, month, day] = edition.split('-').map(Number);
  if (day !== undefined) return edition;
  return new Date(Date.UTC(year, month ?? 12, 0)).toISOString().slice(0, 10);
}

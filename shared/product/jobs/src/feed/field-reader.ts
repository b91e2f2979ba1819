import { tidyText } from '@talent/protocol/text/tidy-text';
import { tidyWord } from '@talent/protocol/text/tidy-word';
import { formatCount } from '@talent/sdk/format';
import type { JobCountry } from '../job-words.ts';
import { edgeOfDay, regionName } from '../regions.ts';
import { plainText } from './plain-text.ts';

/** Longest text that is searched for HTML, characters: no field may have as many. */
const LONGEST_HTML = 100_000;

/** Reads the fields of one posting; an unreadable field is recorded and replaced by a harmless value. */
export function fieldReader(fields: Readonly<Record<string, unknown>>) {
  const refused = new Map<string, string>();

  const refuse = (name: string, what: string): void => {
    if (!refused.has(name)) refused.set(name, what);
  };
  const tidied = (name: string, value: string): string => {
    const text = tidyText(value.length > LONGEST_HTML ? value : plainText(value))
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .trim();
    const illegible = illegibleIn(text);
    if (illegible !== null) refuse(name, illegible);
    return text;
  };
  const cell = (name: string): string => {
    const value = fields[name];
    if (value === undefined || value === null) return '';
    if (typeof value === 'string') return tidied(name, value);
    if (typeof value === 'number') return String(value);
    refuse(name, 'is not text');
    return '';
  };
  const line = (name: string): string => inOneLine(cell(name));
  const entriesOf = (name: string): string[] => {
    const value = fields[name];
    if (Array.isArray(value)) {
      return value.map((entry) => (typeof entry === 'string' ? tidied(name, entry) : ''));
    }
    const text = cell(name);
    return text.split(text.startsWith('- ') ? /\n+/ : '|');
  };
  /** A cell that is no prose: full-width letters and digits count as plain ones. */
  const word = (name: string): string => tidyWord(cell(name));
  const sized = (name: string, text: string, min: number, max: number): string => {
    const length = lengthOf(text);
    if (length < min || length > max) {
      const has = text === '' ? 'is empty' : `has ${length} character${length === 1 ? '' : 's'}`;
      refuse(name, `${has}; it needs ${min} to ${formatCount(max)} characters`);
    }
    return text;
  };

  return {
    refuse,
    isRefused: (...names: string[]) => names.some((name) => refused.has(name)),
    /** One sentence for each field that does not read. */
    reasons: () => [...refused].map(([name, what]) => `${name} ${what}.`),
    /** With its lines and paragraphs. */
    prose: (name: string, min: number, max: number) => sized(name, cell(name), min, max),
    /** In one line. */
    text: (name: string, min: number, max: number) => sized(name, line(name), min, max),
    optional: (name: string, min: number, max: number): string | null => {
      const text = line(name);
      return text === '' ? null : sized(name, text, min, max);
    },
    matching: (name: string, form: RegExp, max: number, words: string): string => {
      const text = word(name);
      if (form.test(text) && text.length <= max) return text;
      refuse(name, `is "${text}"; it needs ${words}, at most ${max} characters`);
      return '';
    },
    oneOf: <Value extends string>(
      name: string,
      allowed: Readonly<Record<Value, string>>,
    ): Value => {
      const values = Object.keys(allowed) as Value[];
      const text = word(name);
      const found = values.find((value) => value === text);
      if (found === undefined) refuse(name, `is "${text}"; it is one of ${values.join(', ')}`);
      return found ?? (values[0] as Value);
    },
    /** The code of a state or province of the country. */
    region: (country: JobCountry, isNeeded: boolean): string | null => {
      const text = word('region');
      if (text === '' && !isNeeded) return null;
      if (!refused.has('country') && regionName(country, text) === undefined) {
        const wanted = country === 'US' ? 'state of the United States' : 'province of Canada';
        refuse('region', `is "${text}"; it needs the two letters of a ${wanted}`);
      }
      return text;
    },
    /** Whole units of currency for a year. "Up to" or nothing is no end of a range. */
    pay: (name: string): number => {
      const text = word(name);
      if (text === '') {
        refuse(name, 'is empty: pay transparency rules ask for a pay range with two ends');
      } else if (!/^\d{1,9}$/.test(text)) {
        refuse(name, `is "${text}"; both ends of the range are whole numbers, such as 120000`);
      } else if (Number(text) < 20_000 || Number(text) > 2_000_000) {
        refuse(name, `is ${text}; pay is for a year of full-time work, 20,000 to 2,000,000`);
      }
      return Number(text);
    },
    /** A list of JSON or HTML, or of CSV with `|` between its entries. */
    list: (name: string, min: number, max: number): string[] => {
      const texts = entriesOf(name).map((entry) => inOneLine(entry.replace(/^- /, '')).trim());
      const kept = texts.filter((text) => text !== '');
      const isWhole = kept.length === texts.length || (texts.length === 1 && min === 0);
      if (!isWhole || kept.length < min || kept.length > max || kept.some(isLong)) {
        refuse(
          name,
          `needs ${min} to ${max} entries of at most 300 characters, none of them empty`,
        );
      }
      return kept;
    },
    /** A day where the job is, or an ISO time with its zone; the last day of a posting counts to its end. */
    time: (
      name: string,
      edge: 'start' | 'end',
      { country, region }: { country: JobCountry; region: string | null },
      isOptional = false,
    ): string | null => {
      const text = word(name);
      if (text === '' && isOptional) return null;
      if (/^(?:19|2\d)\d{2}-\d{2}-\d{2}$/.test(text) && isDay(text)) {
        return edgeOfDay(text, edge, country, region);
      }
      const isForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(
        text,
      );
      const time = isForm ? new Date(text) : new Date(NaN);
      if (Number.isNaN(time.getTime()) || !isDay(text.slice(0, 10))) {
        refuse(name, `is "${text}"; it needs a day such as 2026-11-21, or a time with its zone`);
        return null;
      }
      return time.toISOString();
    },
  };
}

function isLong(text: string): boolean {
  return lengthOf(text) > 300;
}

/** In characters as PostgreSQL counts them. */
function lengthOf(text: string): number {
  return [...text].length;
}

function inOneLine(text: string): string {
  return text
    .split('\n')
    .map((part) => part.trim())
    .join(' ');
}

function illegibleIn(text: string): string | null {
  const [found] = /(?![\n\t])[\p{Cc}\p{Cs}\uFFFD]/u.exec(text) ?? [];
  if (found === undefined) return null;
  if (found === '\uFFFD') return 'contains U+FFFD: a program has lost a letter; write it again';
  const code = `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  return found.isWellFormed()
    ? `contains the control character ${code}; remove it`
    : `contains half of a character (${code}); write the whole one`;
}

/** `2026-02-31` is not a day, although `Date` accepts it. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

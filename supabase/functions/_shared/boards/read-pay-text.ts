import { isPlausible, type StatedPay } from './board-posting.ts';

/** Characters of a posting that are read. */
const MOST_READ = 100_000;

/** Characters before and after a range in which its period and its kind are named. */
const NEAR = 60;

const AMOUNT =
  /(?<![\d.,])(?:(US|CA|C)?\$ ?|(USD|CAD) ?\$? ?)?(\d{1,3}(?:,\d{3}){1,2}|\d{2,7})(?:\.(\d\d))? ?(k\b)?(?![\d%]|,\d)/gi;

/** What is between the two amounts of a range: `$60/hr USD - $75`. */
const BETWEEN =
  /^(?: ?\/ ?(?:yr|year|hr|hour)| (?:per|an?) (?:year|hour))?(?: ?(USD|CAD)\b)? {0,2}(?:-|–|—|to|and) {0,2}$/i;

/** The currency behind a range. */
const BEHIND = /^(?: ?\/ ?(?:yr|year|hr|hour)| (?:per|an?) (?:year|hour))? ?(USD|CAD)\b/i;

const YEAR = /\b(?:annual|annually|annum|yearly|year|yr)\b/i;
const HOUR = /\b(?:hourly|hour|hr)\b/i;
const OTHER =
  /\b(?:month|monthly|week|weekly|day|daily|on[- ]target|ote|total comp|bonus|equity|stock|sign[- ]on|stipend)/i;

/**
 * The one pay range that a text states with its currency and its period, such as `$180,000 - $220,000 a year`. Null where it states
 * none, several different ones, or one without a period. Reads 100,000 characters.
 */
export function readPayText(text: string): StatedPay | null {
  const flat = text.slice(0, MOST_READ).replace(/\s+/g, ' ');
  const amounts = [...flat.matchAll(AMOUNT)];
  const found = new Map<string, StatedPay>();
  amounts.slice(1).forEach((second, index) => {
    const first = amounts[index];
    const pay = first === undefined ? null : payOf(first, second, flat);
    if (pay !== null) found.set(JSON.stringify(pay), pay);
  });
  const [pay = null] = found.values();
  return found.size === 1 ? pay : null;
}

function payOf(first: RegExpExecArray, second: RegExpExecArray, flat: string): StatedPay | null {
  const start = first.index;
  const end = second.index + second[0].length;
  const between = BETWEEN.exec(flat.slice(start + first[0].length, second.index));
  if (between === null) return null;
  const all = flat.slice(start, end);
  const after = flat.slice(end, end + NEAR);
  const before = sentenceEnd(flat.slice(Math.max(0, start - NEAR), start));
  const words = [first[1], first[2], between[1], second[1], second[2], BEHIND.exec(after)?.[1]];
  const currencies = new Set(words.flatMap((word) => (word === undefined ? [] : [codeOf(word)])));
  if (currencies.size > 1 || (currencies.size === 0 && !all.includes('$'))) return null;
  const [currency = null] = currencies;
  const period = periodOf(all) ?? periodOf(sentenceStart(after)) ?? periodOf(before);
  // The words before a range say what it is, up to the sentence or the amount before it.
  if (period === null || OTHER.test(before)) return null;
  const high = amountOf(second);
  // `$180-220K` says it once.
  const isShort = period === 'year' && first[5] === undefined && Number(first[3]) < 1000;
  const low = amountOf(first, isShort ? second[5] : first[5]);
  return isPlausible(low, high, period) ? { low, high, currency, period } : null;
}

function amountOf([, , , whole = '', cents = '00', k]: RegExpExecArray, thousand = k): number {
  return Number(`${whole.replaceAll(',', '')}.${cents}`) * (thousand === undefined ? 1 : 1000);
}

const codeOf = (word: string): 'USD' | 'CAD' => (/^u/i.test(word) ? 'USD' : 'CAD');

function periodOf(words: string): StatedPay['period'] | null {
  if (HOUR.test(words)) return YEAR.test(words) ? null : 'hour';
  return YEAR.test(words) && !/\b(?:month|week|day)\b/i.test(words) ? 'year' : null;
}

const sentenceStart = (text: string) => text.split(/[.;!?] |\$/, 1)[0] ?? '';
const sentenceEnd = (text: string) => text.split(/[.;!?] |\$/).at(-1) ?? '';

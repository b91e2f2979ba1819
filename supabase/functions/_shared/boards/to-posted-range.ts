import { roleOfTitle } from '../salary/roles.ts';
import type { BoardPosting, StatedPay } from './board-posting.ts';
import { readPayText } from './read-pay-text.ts';
import { readPlace } from './read-place.ts';

/** A pay range as `finish_board_fetch` takes it. */
export interface PostedRange extends Omit<StatedPay, 'currency'> {
  posting: string;
  role: string;
  title: string;
  place: string;
  country: 'US' | 'CA';
  region: string | null;
  currency: 'USD' | 'CAD';
  link: string;
}

/** Why a posting is not kept, the first reason that applies. */
export type LeftOut = 'role' | 'full-time' | 'place' | 'pay' | 'form';

const NOT_PERMANENT =
  /\b(?:intern|internship|co-?op|contract|contractor|temporary|temp|part[- ]?time|freelance|fixed[- ]term|apprentice|seasonal)\b/i;
const SENIORITY =
  /^(?:(?:senior|sr\.?|staff|principal|lead|junior|jr\.?|entry[- ]level|associate|distinguished) +)+/i;

/** The range of a posting, or why there is none. `country` is that of the board, for a posting that names none. */
export function toPostedRange(
  posting: BoardPosting,
  board: { country: 'US' | 'CA' },
): PostedRange | LeftOut {
  const role = roleOfTitle(bareTitle(posting.title));
  if (role === null) return 'role';
  if (!isFullTime(posting)) return 'full-time';
  const place = readPlace(posting.place, posting);
  if (place === null) return 'place';
  const stated = posting.pay ?? readPayText(posting.text);
  if (stated === null) return 'pay';
  // A bare $ is clear where the posting itself names one country.
  const currency = stated.currency ?? (place.country && CURRENCY[place.country]);
  if (currency === null) return 'pay';
  const country = place.country ?? (currency === CURRENCY[board.country] ? board.country : null);
  if (country === null || CURRENCY[country] !== currency) return 'place';
  const link = URL.parse(posting.link);
  if (link?.protocol !== 'https:' || link.href.length > 500) return 'form';
  return {
    ...{ ...stated, currency, country, region: place.region },
    ...{ posting: posting.id, role: role.slug, link: link.href },
    title: posting.title.trim().slice(0, 200),
    place: posting.place.trim().slice(0, 200),
  };
}

const CURRENCY = { US: 'USD', CA: 'CAD' } as const;

/** `Machine Learning Engineer` of `Senior Machine Learning Engineer II, Ads (Remote)`: what follows a comma, a dash or a bracket is the team. */
function bareTitle(title: string): string {
  const words = title.trim().replace(/\s+/g, ' ');
  const [head = ''] = words.split(/[,(|/:[]| [-–—] /, 1);
  return head.replace(SENIORITY, '').replace(/ (?:I{1,3}|IV|V|[1-5])$/, '');
}

function isFullTime({ title, commitment }: BoardPosting): boolean {
  if (NOT_PERMANENT.test(title)) return false;
  if (commitment === null) return true;
  return /full[- ]?time|permanent|regular/i.test(commitment) && !NOT_PERMANENT.test(commitment);
}

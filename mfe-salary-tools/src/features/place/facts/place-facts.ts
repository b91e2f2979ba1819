import type { PayPlace, PlaceCell, PlaceParity, PlacePay } from '@talent/api/salary/place-pay';
import { formatCount, formatFigure, formatPay, formatPercent } from '@talent/sdk/format';
import type { PlaceIndex } from '../../../calculations/places/place-index';
import {
  hasPlacePage,
  placeName,
  placePath,
  type PlaceSources,
} from '../../../calculations/places/place-sources';
import { placePage as text } from '../content/place-page';
import type { PlaceLink, PlacePageData } from './place-page-data';
import type { PlaceRow } from './place-rows';

/** Links of one list. */
const MOST_LINKS = 12;

const usd = (amount: number) => formatPay(amount, 'USD');

/** How far the medians of the place are apart; null with one. */
export function apartText(rows: readonly PlaceRow[]): string | null {
  const own = rows.filter(({ cell }) => cell !== null).toSorted((a, b) => a.p50 - b.p50);
  const [low, high] = [own[0], own.at(-1)];
  if (!low || !high || low.p50 === high.p50) return null;
  const gap = formatPercent((high.p50 - low.p50) / low.p50);
  return `The medians here are ${usd(high.p50 - low.p50)} apart: ${low.label} is the lowest (${usd(low.p50)}), ${high.label} the highest (${usd(high.p50)}, ${gap} more).`;
}

/** Employment, and what the official median buys, each in a sentence. */
export function hereFacts(
  label: string,
  { official }: PlaceSources,
  place: PayPlace,
  parity: PlaceParity | undefined,
): string[] {
  const name = placeName(place);
  return [
    ...(official ? employmentText(label, name, official) : []),
    ...(parity ? [parityText(name, official, parity)] : []),
  ];
}

function employmentText(label: string, name: string, { n, quotient }: PlaceCell): string[] {
  if (n === null) return [];
  const count = `About ${formatCount(n)} people work in the occupation of ${label} in ${name}.`;
  if (quotient === null) return [count];
  return [`${count} That is ${formatFigure(quotient, 1)} times its share in the whole country.`];
}

function parityText(
  name: string,
  official: PlaceCell | undefined,
  { parity, year }: PlaceParity,
): string {
  const gap = Math.abs(parity - 100);
  const than = parity >= 100 ? 'above' : 'below';
  const prices = `Prices in ${name} were ${formatFigure(gap, 1)}% ${than} those of the whole country in ${year} (regional price parity ${formatFigure(parity, 1)}).`;
  const p50 = official?.p50 ?? null;
  if (p50 === null) return prices;
  return `${prices} So the official median buys there what ${boughtText(p50, parity)} buys at the country’s average prices.`;
}

/** What an amount buys at the country's average prices, to the nearest $10. @param parity - 100 is the country */
export function boughtText(amount: number, parity: number): string {
  return usd(Math.round((amount * 100) / parity / 10) * 10);
}

/** Parts of a title's filings, with the official pay of each in the place. */
export function mixFacts(
  { mix }: PlaceSources,
  index: PlaceIndex,
  place: PayPlace,
  labelOf: (role: string) => string,
): PlacePageData['mix'] {
  return mix.map(({ role, share, cell }) => ({
    label: labelOf(role),
    share: formatPercent(share),
    median: cell?.p50 == null ? null : usd(cell.p50),
    to: hasPlacePage(index, role, place) ? placePath(role, place.key) : null,
  }));
}

/** Metros of a state, the highest median first. */
export function metroFacts(
  { metros }: PlaceSources,
  index: PlaceIndex,
  role: string,
): PlacePageData['metros'] {
  return metros
    .toSorted((a, b) => (b.cell.p50 ?? 0) - (a.cell.p50 ?? 0))
    .map(({ place, cell }) => ({
      label: placeName(place),
      median: usd(cell.p50 ?? 0),
      employed: cell.n === null ? text.none : formatCount(cell.n),
      to: hasPlacePage(index, role, place) ? placePath(role, place.key) : null,
    }));
}

/**
 * Official medians by year, oldest first. A line ends where the place was drawn anew, and where a year is missing.
 */
export function yearLines(cells: readonly PlaceCell[]): { at: string; value: number | null }[][] {
  const inOrder = cells.toSorted((a, b) => a.year - b.year);
  const lines: { at: string; value: number | null }[][] = [];
  for (const { year, p50, redrawn } of inOrder) {
    if (lines.length === 0 || redrawn) lines.push([]);
    lines.at(-1)?.push({ at: String(year), value: p50 });
  }
  return lines;
}

/** Pages of the same role: places of the same state first, then those with the most people. */
export function otherPlaces(index: PlaceIndex, role: string, place: PayPlace): PlaceLink[] {
  const isNear = ({ states }: PayPlace) => states.some((code) => place.states.includes(code));
  return [...index.places.values()]
    .filter((other) => other.key !== place.key && hasPlacePage(index, role, other))
    .map((other) => ({ other, n: index.officialOf(role, other.key)?.n ?? 0 }))
    .toSorted((a, b) => Number(isNear(b.other)) - Number(isNear(a.other)) || b.n - a.n)
    .slice(0, MOST_LINKS)
    .map(({ other }) => ({ label: placeName(other), to: placePath(role, other.key) }));
}

/** Pages of other roles in the same place. */
export function otherRoles(
  index: PlaceIndex,
  {
    roles,
    role,
    place,
  }: { roles: readonly { key: string; label: string }[]; role: string; place: PayPlace },
): PlaceLink[] {
  return roles
    .filter(({ key }) => key !== role && hasPlacePage(index, key, place))
    .map(({ key, label }) => ({
      label: `${label}, ${placeName(place)}`,
      to: placePath(key, place.key),
    }));
}

/** The newest price level of a place. */
export function parityOf(
  { parities }: Pick<PlacePay, 'parities'>,
  place: string,
): PlaceParity | undefined {
  return parities.filter((one) => one.place === place).toSorted((a, b) => b.year - a.year)[0];
}

import type { PlaceCell, PlacePay } from '@talent/api/salary/place-pay';
import type { PayCountry } from '@talent/api/salary/salary-data';
import { formatCount, formatPay, formatShortPay } from '@talent/sdk/format';
import type { PlaceIndex } from '../../../calculations/places/place-index';
import {
  hasPlacePage,
  placeName,
  placePath,
  placeSources,
} from '../../../calculations/places/place-sources';
import type { SourceLine } from '../../role/facts/role-page-data';
import { placePage } from '../content/place-page';
import type { PlaceMap } from './place-page-data';
import { boughtText, parityOf } from './place-facts';
import { placeSourceLines } from './place-source-lines';

const { map: text } = placePage;

/** Shades of the map. */
const STEPS = 5;

/** The pay of a role by place, from the figures of all sources. */
export interface RolePlaces {
  maps: readonly PlaceMap[];
  metros: readonly PlaceListRow[];
  sources: readonly SourceLine[];
}

/** Maps and metros of a role, with their sources. */
export function rolePlaces(
  index: PlaceIndex,
  pay: Pick<PlacePay, 'sources' | 'parities'>,
  { role, label }: { role: string; label: string },
): RolePlaces {
  const maps = (['US', 'CA'] as const).flatMap(
    (country) => placeMap(index, { role, label, country }) ?? [],
  );
  const list = placeList(index, role, pay);
  const cells = [...maps.flatMap(({ cells }) => cells), ...list.map(({ cell }) => cell)];
  return {
    maps: maps.map(({ map }) => map),
    metros: list.map(({ cell: _, ...row }) => row),
    sources: placeSourceLines(cells, pay.sources),
  };
}

/** The map of a role: filings by state, or official pay by province; null for fewer than three. */
export function placeMap(
  index: PlaceIndex,
  { role, label, country }: { role: string; label: string; country: PayCountry },
): { map: PlaceMap; cells: readonly PlaceCell[] } | null {
  const kind = country === 'US' ? 'state' : 'province';
  const found = [...index.places.values()].flatMap((place) => {
    if (place.kind !== kind || place.country !== country || place.code === null) return [];
    const { occupation } = placeSources(index, role, place);
    const cell = country === 'US' ? occupation[0]?.cell : index.officialOf(role, place.key);
    if (cell?.p50 == null) return [];
    const to = hasPlacePage(index, role, place) ? placePath(role, place.key) : null;
    return [{ place, code: place.code, cell, median: cell.p50, to }];
  });
  if (found.length < 3) return null;
  const inOrder = found.toSorted((a, b) => a.median - b.median);
  const [low, high] = [inOrder[0], inOrder.at(-1)];
  if (!low || !high) return null;
  const { currency, period } = low.cell;
  const width = Math.max(1, high.median - low.median);
  const stepOf = (median: number) =>
    Math.min(STEPS - 1, Math.floor(((median - low.median) / width) * STEPS));
  const pay = (amount: number) => formatPay(amount, currency);
  const map = {
    country,
    headline: `${label}: from ${pay(low.median)} in ${low.place.name} to ${pay(high.median)} in ${high.place.name}`,
    subtitle: `${text.subtitle[country]}, ${period}`,
    tiles: found.map(({ place, code, cell, median, to }) => ({
      ...{ code, median, currency, to, step: stepOf(median) },
      label: `${place.name}: ${pay(median)}${cell.n === null ? '' : `, ${formatCount(cell.n)} filings`}`,
    })),
    steps: Array.from({ length: STEPS }, (_, step) => ({
      step,
      label: `${text.from} ${formatShortPay(low.median + (width * step) / STEPS, currency)}`,
    })),
  };
  return { map, cells: found.map(({ cell }) => cell) };
}

/** A place in the list of a role. */
export interface PlaceListRow {
  label: string;
  to: string;
  /** Official median, or else that of filings. */
  median: string;
  /** What the median is of, with its number: `official, 3,730 employed`. */
  of: string;
  /** What the median buys at the country's average prices; null where no price level is published. */
  buys: string | null;
}

/** The metros of a role that have a page, the highest median first. */
function placeList(
  index: PlaceIndex,
  role: string,
  pay: Pick<PlacePay, 'parities'>,
): (PlaceListRow & { cell: PlaceCell })[] {
  return [...index.places.values()]
    .flatMap((place) => {
      if (place.kind !== 'metro' || !hasPlacePage(index, role, place)) return [];
      const { official, title } = placeSources(index, role, place);
      const cell = official ?? title;
      return cell?.p50 == null ? [] : [{ place, cell, median: cell.p50 }];
    })
    .toSorted((a, b) => b.median - a.median)
    .map(({ place, cell, median }) => {
      const parity = parityOf(pay, place.key)?.parity;
      const count = cell.n === null ? '' : formatCount(cell.n);
      return {
        cell,
        label: placeName(place),
        to: placePath(role, place.key),
        median: formatPay(median, 'USD'),
        of: cell.nKind === 'filings' ? `${count} filings` : `${count} employed`,
        buys: parity === undefined ? null : boughtText(median, parity),
      };
    });
}

import type { DropList } from '../edition/import-report.ts';
import { percentilesOf } from '../figures/percentiles.ts';
import type { PayPlace, PlaceCell } from '../figures/place-figures.ts';
import { cityPlace, distinctPlaces, metroOfCity, statePlace } from '../figures/places.ts';
import { fiscalPeriod, refuseOtherBegins } from './fiscal-period.ts';
import type { FilingRow } from './filing-rows.ts';
import { filingsCell, MINIMUM_FILINGS, TOO_FEW } from './lca-rows.ts';

interface FilingRules {
  edition: string;
  metros: readonly PayPlace[];
  drops: DropList;
  /** Pay of a filing, USD a year. */
  payOf: (filing: FilingRow) => number;
  /** Figures are rounded to this, USD. */
  step: number;
  /** The places that a filing counts for, beside the country. */
  placesOf: (filing: FilingRow, metros: readonly PayPlace[]) => (PayPlace | null | undefined)[];
}

/** The metro that a filing counts for. */
export const metroOfFiling: FilingRules['placesOf'] = ({ city, state }, metros) => [
  metroOfCity(city, state, metros),
];

/** The state and the city that a filing counts for. */
export const stateAndCity: FilingRules['placesOf'] = ({ city, state }, metros) => [
  statePlace(state),
  cityPlace(`${inWords(city)}, ${state}`, metros),
];

/**
 * The figures of filings: of each role for the country, for the parts of it, and for places. Groups of fewer than ten have none.
 * @throws RefusedError for filings of another period
 */
export function filingFigures(filings: readonly FilingRow[], rules: FilingRules) {
  const { edition, metros, drops, payOf, placesOf, step } = rules;
  refuseOtherBegins(
    filings.map(({ begins }) => begins).filter((day) => day !== ''),
    edition,
  );
  const period = fiscalPeriod(edition);
  const found = new Map<string, (PayPlace | null | undefined)[]>();
  const places: PayPlace[] = [];
  const cells: PlaceCell[] = [];
  let kept = 0;
  const add = (own: readonly FilingRow[], tier: PlaceCell['tier'], place: PayPlace | null) => {
    const [first] = own;
    if (first === undefined || own.length < MINIMUM_FILINGS) return;
    const { p10, p25, p50, p75, p90 } = percentilesOf(own.map(payOf));
    const at = (pay: number) => Math.round(pay / step) * step;
    const figures = { p10: at(p10), p25: at(p25), p50: at(p50), p75: at(p75), p90: at(p90) };
    const { role, occupation } = first;
    cells.push(filingsCell({ place, role, occupation, tier, n: own.length, ...figures }, period));
    if (place !== null) places.push(place);
  };
  for (const own of Map.groupBy(filings, ({ role }) => role).values()) {
    if (own.length < MINIMUM_FILINGS) {
      for (const { line, raw } of own) drops.add(TOO_FEW, { line, row: raw });
      continue;
    }
    kept += own.length;
    add(own, null, null);
    for (const [tier, part] of Map.groupBy(own, (filing) => filing.tier)) {
      if (tier !== null) add(part, tier, null);
    }
    const byPlace = new Map<string, { place: PayPlace; part: FilingRow[] }>();
    for (const filing of own) {
      const worksite = `${filing.city}, ${filing.state}`;
      const list = found.get(worksite) ?? placesOf(filing, metros);
      found.set(worksite, list);
      for (const place of list) {
        if (!place) continue;
        const known = byPlace.get(place.key) ?? { place, part: [] };
        known.part.push(filing);
        byPlace.set(place.key, known);
      }
    }
    for (const { place, part } of byPlace.values()) add(part, null, place);
  }
  return { cells, places: distinctPlaces(places), kept };
}

/** Filings have cities in capitals, or not. */
function inWords(city: string): string {
  return city.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}

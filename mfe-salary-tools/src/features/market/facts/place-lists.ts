import type { MarketData } from '@talent/api/market/market-data';
import { placesOf } from '@talent/api/market/read-market';
import { regionName } from '@talent/jobs/regions';
import { placesFinding } from '../sentences/place-and-wage-text';
import type { PlaceList } from './market-page';

/** The states and the provinces with their postings index, each as far as the data has them. */
export function placeLists(data: MarketData): PlaceList[] {
  return (['US', 'CA'] as const).flatMap((country) => {
    const all = placesOf(data, country);
    const day = all
      .map(({ lastDay }) => lastDay)
      .toSorted()
      .at(-1);
    // A place that ends earlier is not compared with the others.
    const series = all.filter(({ lastDay }) => lastDay === day);
    const [first] = series;
    if (first === undefined) return [];
    const rows = series.map(({ place, lastValue }) => {
      const code = place ?? '';
      return {
        code,
        label: regionName(country, code) ?? code,
        value: Number(lastValue.toFixed(1)),
      };
    });
    const list = { source: first.source, country, day: first.lastDay, rows };
    return [{ ...list, finding: placesFinding(list) }];
  });
}

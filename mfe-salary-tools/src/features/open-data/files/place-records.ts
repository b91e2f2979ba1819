import type { PlacePay } from '@talent/api/salary/place-pay';
import type { SalaryRole } from '@talent/api/salary/salary-data';
import { ageRecord, sourceRecord, type RecordOf } from '../fields/field';
import { placeFields } from '../fields/place-fields';

type PlaceRecord = RecordOf<typeof placeFields>;

/**
 * The newest figures of places, each with its source; those of Canada are salary records.
 * @param roles - a figure of another role is left out
 */
export function placeRecords(pay: PlacePay, roles: readonly SalaryRole[]): PlaceRecord[] {
  const labels = new Map(roles.map(({ key, label }) => [key, label]));
  const places = new Map(pay.places.map((place) => [place.key, place]));
  const sources = new Map(pay.sources.map((source) => [source.key, source]));
  const levels = new Map(pay.parities.map(({ place, parity }) => [place, parity]));
  return pay.cells.flatMap((cell) => {
    const [roleName, source] = [labels.get(cell.role), sources.get(cell.source)];
    if (cell.country !== 'US' || !cell.current || !roleName || !source) return [];
    const place = places.get(cell.place ?? '');
    const facts: Readonly<Record<string, unknown>> = {
      ...cell,
      id: [cell.source, cell.place ?? 'US', cell.role, cell.tier ?? 'all', cell.period]
        .join('/')
        .toLowerCase()
        .replaceAll(' ', '-'),
      roleName,
      placeName: place?.name ?? null,
      placeKind: place?.kind ?? null,
      priceLevel: levels.get(cell.place ?? '') ?? null,
      nCounts: cell.nKind === 'employment_estimate' ? 'people-employed' : cell.nKind,
      locationQuotient: cell.quotient,
      atLeast: cell.atLeast.join(' ') || null,
      ...ageRecord(cell, source),
      ...sourceRecord(source, source.edition),
    };
    return [Object.fromEntries(placeFields.map(({ name }) => [name, facts[name]])) as PlaceRecord];
  });
}

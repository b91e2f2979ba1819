import type { PlaceCell, PlacePay } from '@talent/api/salary/place-pay';
import { fromColumns, toColumns, type Columns } from '@talent/functions/salary-bands/contract';
import { indexPlacePay } from '../../../calculations/places/place-index';

/** The figures of one role by place, as a browser loads them. */
export interface PlaceFile extends Omit<PlacePay, 'cells'> {
  cells: Columns<PlaceCell>;
}

/** Pattern of the files, by the key of a role. */
export const PLACE_FILES = '/ai-salary-data-api/v1/places/:role';

/** The newest figures of a role, and of the occupations that its title is filed under. */
export function placeFile(pay: PlacePay, role: string): PlaceFile {
  const mix = indexPlacePay(pay).mixOf(role);
  const roles = new Set([role, ...mix.flatMap(({ occupationRole }) => occupationRole ?? [])]);
  const cells = pay.cells.filter(
    (cell) => roles.has(cell.role) && cell.current && cell.tier === null,
  );
  const own = new Set(cells.map(({ place }) => place));
  const used = new Set(cells.map(({ source }) => source));
  return {
    version: pay.version,
    sources: pay.sources.filter(({ key }) => used.has(key)),
    places: pay.places.filter(({ key, kind }) => own.has(key) || kind === 'state'),
    cells: toColumns(cells),
    parities: pay.parities.filter(({ place }) => own.has(place)),
    shares: pay.shares.filter((share) => share.role === role),
  };
}

/** Keys of the roles that have figures of places. */
export function rolesWithPlaces({ cells }: Pick<PlacePay, 'cells'>): string[] {
  return [...new Set(cells.filter(({ place }) => place !== null).map(({ role }) => role))];
}

/** The figures of a file. */
export function readPlaceFile({ cells, ...rest }: PlaceFile): PlacePay {
  return { ...rest, cells: fromColumns(cells) };
}

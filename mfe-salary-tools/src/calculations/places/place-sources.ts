import type { PayPlace, PlaceCell } from '@talent/api/salary/place-pay';
import type { PlaceIndex } from './place-index';

/** Fewer filings are no source of a page. */
const ENOUGH_FILINGS = 30;
/** Fewer people employed make no page where the only filings are those of the whole state. */
const ENOUGH_EMPLOYED = 200;
/** Occupations with a smaller share of a title's filings are left out. */
const LEAST_SHARE = 0.02;

/** One occupation of a title, with its official pay in the place. */
export interface MixPart {
  /** Key of the occupation's role. */
  role: string;
  /** Share of the title's filings, 0 to 1. */
  share: number;
  cell: PlaceCell | undefined;
}

/** The figures of a role in a place, by source. */
export interface PlaceSources {
  /** Official pay of the role's own occupation in the place. */
  official: PlaceCell | undefined;
  /** Official pay of the occupations that a title is filed under; empty for a role that is an occupation itself. */
  mix: readonly MixPart[];
  /** Official pay in the metros of a state. */
  metros: readonly { place: PayPlace; cell: PlaceCell }[];
  /** Filings by title in the place. */
  title: PlaceCell | undefined;
  /** Filings by occupation with enough cases: cities of a metro by their number, then its states. */
  occupation: readonly { place: PayPlace; cell: PlaceCell }[];
}

/** The figures of a role in a metro or state, by source. */
export function placeSources(index: PlaceIndex, role: string, place: PayPlace): PlaceSources {
  const { officialOf, cellsOf } = index;
  const filings = (of: PayPlace) =>
    cellsOf(role, of.key).filter((cell) => cell.nKind === 'filings' && isEnough(cell));
  const byOccupation = (of: PayPlace) =>
    filings(of).flatMap((cell) => (cell.occupation === null ? [] : [{ place: of, cell }]));
  const cities = index.citiesOf(place.key).flatMap(byOccupation);
  const around = place.kind === 'state' ? [place] : index.statesOf(place);
  const metros = place.kind === 'state' ? index.metrosOf(place) : [];
  return {
    official: officialOf(role, place.key),
    mix: index
      .mixOf(role)
      .flatMap(({ occupationRole, share }) =>
        occupationRole === null || share < LEAST_SHARE
          ? []
          : [{ role: occupationRole, share, cell: officialOf(occupationRole, place.key) }],
      ),
    metros: metros.flatMap((metro) => {
      const cell = officialOf(role, metro.key);
      return cell ? [{ place: metro, cell }] : [];
    }),
    title: filings(place).find(({ occupation }) => occupation === null),
    occupation: [
      ...cities.toSorted((a, b) => (b.cell.n ?? 0) - (a.cell.n ?? 0)),
      ...around.flatMap(byOccupation),
    ],
  };
}

function isEnough({ n, p50 }: PlaceCell): boolean {
  return n !== null && n >= ENOUGH_FILINGS && p50 !== null;
}

/**
 * Whether a role has a page of a place: official pay, its own or that of an occupation that the title is filed under, and filings
 * of the place. A state's filings stand for a metro where at least 200 people are employed.
 */
export function hasPlacePage(index: PlaceIndex, role: string, place: PayPlace): boolean {
  const { official, mix, metros, title, occupation } = placeSources(index, role, place);
  if (place.kind === 'state') return metros.length > 0 && occupation.length > 0;
  if (place.kind !== 'metro') return false;
  if (title) return official !== undefined || mix.some(({ cell }) => cell !== undefined);
  if (official === undefined) return false;
  return (
    occupation.some(({ place: { kind } }) => kind === 'city') ||
    (occupation.length > 0 && (official.n ?? 0) >= ENOUGH_EMPLOYED)
  );
}

/** Every pair of a role and a place that has a page, in the order of roles and places. */
export function placePages(
  index: PlaceIndex,
  roles: readonly { key: string }[],
): { role: string; place: string }[] {
  return roles.flatMap(({ key: role }) =>
    [...index.places.values()]
      .filter((place) => hasPlacePage(index, role, place))
      .map(({ key }) => ({ role, place: key })),
  );
}

/** Path of the page of a role in a place. */
export function placePath(role: string, place: string): string {
  return `/ai-ml-salary-data/${role}/${place}`;
}

/** A place as a person says it: `Austin, TX`, `Texas`. */
export function placeName({ kind, shortName, name, states }: PayPlace): string {
  return kind === 'metro' || kind === 'city'
    ? [shortName, states[0]].filter(Boolean).join(', ')
    : name;
}

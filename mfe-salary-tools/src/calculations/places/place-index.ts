import type { PayPlace, PlaceCell, PlacePay } from '@talent/api/salary/place-pay';

/** The newest figures of all tiers, to be found by role and place. */
export type PlaceIndex = ReturnType<typeof indexPlacePay>;

/** Prepares figures by place for many questions. */
export function indexPlacePay({
  places,
  cells,
  shares,
}: Pick<PlacePay, 'places' | 'cells' | 'shares'>) {
  const whole = cells.filter(({ tier, current }) => current && tier === null);
  const found = Map.groupBy(whole, ({ role, place }) => cellKey(role, place));
  const roleOf = new Map(
    whole.flatMap(({ occupation, role }) => (occupation === null ? [] : [[occupation, role]])),
  );
  const occupations = new Set(roleOf.values());
  const cities = Map.groupBy(places, ({ metro }) => metro);
  const cellsOf = (role: string, place: string | null): readonly PlaceCell[] =>
    found.get(cellKey(role, place)) ?? [];
  return {
    places: new Map(places.map((place) => [place.key, place])),
    cellsOf,
    /** Official pay of the role's own occupation; undefined where none is published. */
    officialOf: (role: string, place: string | null) =>
      cellsOf(role, place).find((cell) => isOfficial(cell) && cell.p50 !== null),
    citiesOf: (metro: string): readonly PayPlace[] => cities.get(metro) ?? [],
    /** The states that a place lies in, in the order of its name. */
    statesOf: ({ states }: PayPlace) =>
      states.flatMap(
        (code) => places.find((one) => one.kind === 'state' && one.code === code) ?? [],
      ),
    /** The metros that are in a state, whole or in part. */
    metrosOf: ({ code }: PayPlace) =>
      places.filter(
        ({ kind, states }) => kind === 'metro' && code !== null && states.includes(code),
      ),
    /**
     * The occupations that filings of a title name, the largest share first; with their role where they have one. Empty for a
     * role that is an occupation itself.
     */
    mixOf: (role: string) =>
      shares
        .filter((share) => share.role === role && !occupations.has(role))
        .map((share) => ({ ...share, occupationRole: roleOf.get(share.occupation) ?? null })),
  };
}

/** Whether a cell is what employers pay: all others are filings. */
export function isOfficial({ nKind, source }: PlaceCell): boolean {
  return nKind === 'employment_estimate' || source === 'ca-job-bank';
}

function cellKey(role: string, place: string | null): string {
  return `${role} ${place ?? ''}`;
}

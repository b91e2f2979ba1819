import { regionName } from '@talent/jobs/regions';
import { RefusedError } from '../../files/refused-error.ts';
import { slugOf, type PayPlace } from './place-figures.ts';

/** Cities whose name has a hyphen. */
const HYPHENATED = /^(Winston-Salem|Wilkes-Barre)(?=[-/,]|$)/;

const STATE_CODES = (
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI ' +
  'SC SD TN TX UT VT VA WA WV WI WY PR GU VI'
).split(' ');

/** A metro by the name of its source, such as `Austin-Round Rock-San Marcos, TX`; null where the name has another form. */
export function metroPlace(name: string, code: string | null = null): PayPlace | null {
  const [, cities = '', states = ''] = /^(.+), ([A-Z]{2}(?:-[A-Z]{2})*)$/.exec(name) ?? [];
  const first = HYPHENATED.exec(cities)?.[0] ?? cities.split(/[-/]/)[0] ?? '';
  if (first === '') return null;
  const short = first.replace(/^Urban /, '');
  const list = states.split('-');
  const key = `${slugOf(short)}-${list[0]?.toLowerCase()}`;
  return placed({ key, kind: 'metro', code, name, short_name: short, states: list });
}

/** A state by its postal code; null for a code of none. */
export function statePlace(code: string): PayPlace | null {
  const name = regionName('US', code);
  if (name === undefined) return null;
  return placed({ key: slugOf(name), kind: 'state', code, name, short_name: name, states: [code] });
}

/** A state by its name; null for a name of none. */
export function stateNamed(name: string): PayPlace | null {
  const full = name === 'Virgin Islands' ? 'U.S. Virgin Islands' : name;
  return statePlace(STATE_CODES.find((code) => regionName('US', code) === full) ?? '');
}

/**
 * A city such as `Austin, TX`, in the metro whose name has this city and state.
 * @param metros - every metro that is known
 */
export function cityPlace(name: string, metros: readonly PayPlace[]): PayPlace | null {
  const [, city = '', state = ''] = /^(.+), ([A-Z]{2})$/.exec(name) ?? [];
  if (city === '' || regionName('US', state) === undefined) return null;
  // Filings are written in capitals, which their publisher lowers.
  const short = city.replace(/\bMc([a-z])/, (_all, letter: string) => `Mc${letter.toUpperCase()}`);
  const key = `${slugOf(city)}-city-${state.toLowerCase()}`;
  const metro = metroOfCity(city, state, metros)?.key ?? null;
  return placed({ key, kind: 'city', name, short_name: short, states: [state], metro });
}

/** The metro whose name has this city and state. */
export function metroOfCity(
  city: string,
  state: string,
  metros: readonly PayPlace[],
): PayPlace | undefined {
  const wanted = slugOf(city);
  return metros.find(
    ({ name, states, short_name: first }) =>
      states.includes(state) &&
      [first, ...name.replace(/,.*/, '').split(/[-/]+/)].some((part) => slugOf(part) === wanted),
  );
}

/** The places of an edition, each once. @throws RefusedError for two with one key */
export function distinctPlaces(places: readonly PayPlace[]): PayPlace[] {
  const byKey = new Map<string, PayPlace>();
  for (const place of places) {
    const known = byKey.get(place.key);
    if (known !== undefined && known.name !== place.name) {
      throw new RefusedError(
        `"${known.name}" and "${place.name}" would both be ${place.key}: two places cannot share a key.`,
      );
    }
    byKey.set(place.key, known ?? place);
  }
  return [...byKey.values()];
}

function placed(place: Omit<PayPlace, 'country' | 'code' | 'metro'> & Partial<PayPlace>): PayPlace {
  return { country: 'US', code: null, metro: null, ...place };
}

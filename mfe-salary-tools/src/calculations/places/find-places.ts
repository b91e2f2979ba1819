import type { PayPlace } from '@talent/api/salary/place-pay';

/** Nicknames in lower case, with the keys of the places that they mean. */
const nicknames: Readonly<Record<string, readonly string[]>> = {
  nyc: ['new-york-ny'],
  'new york city': ['new-york-ny'],
  manhattan: ['new-york-ny'],
  brooklyn: ['new-york-ny'],
  sf: ['san-francisco-ca'],
  'bay area': ['san-francisco-ca', 'san-jose-ca'],
  'silicon valley': ['san-jose-ca'],
  'mountain view': ['san-jose-ca'],
  'palo alto': ['san-jose-ca'],
  la: ['los-angeles-ca'],
  dc: ['washington-dc'],
  dfw: ['dallas-tx'],
  philly: ['philadelphia-pa'],
  vegas: ['las-vegas-nv'],
  'twin cities': ['minneapolis-mn'],
  'research triangle': ['raleigh-nc', 'durham-nc'],
  redmond: ['seattle-wa'],
  bellevue: ['seattle-wa'],
  gta: ['toronto'],
};

/**
 * Whether a place is meant by typed words: by its name or a part of it, by the code of a state that it lies in (`TX`), the name of
 * that state, or by what people call it (`NYC`).
 * @param states - the states that it lies in
 */
export function isMeant(place: PayPlace, states: readonly PayPlace[], typed: string): boolean {
  const sought = plain(typed);
  if (sought === '') return true;
  if (place.states.some((code) => code.toLowerCase() === sought)) return true;
  if (nicknames[sought]?.includes(place.key)) return true;
  return [place, ...states].some(({ name, shortName }) =>
    [name, `${shortName} ${place.states[0] ?? ''}`].some((each) => plain(each).includes(sought)),
  );
}

/** What people call a place besides its short name, for a search: its states, and nicknames. */
export function wordsFor(place: PayPlace, states: readonly PayPlace[]): string {
  const called = Object.entries(nicknames).filter(([, keys]) => keys.includes(place.key));
  return [
    ...place.states,
    ...states.filter(({ key }) => key !== place.key).map(({ name }) => name),
    ...called.map(([name]) => name),
  ].join(' ');
}

function plain(text: string): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replaceAll(/[^a-z0-9]+/g, ' ').trim();
}

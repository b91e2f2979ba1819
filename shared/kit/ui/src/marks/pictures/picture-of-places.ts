import { MARK, dot } from '../mark-shapes.ts';
import { drawn, type Picture } from '../picture.ts';
import { frameOf, world, type Frame } from './places/frame.ts';
import { land, type LandDot } from './places/land.ts';
import { mapScale } from './places/map-scale.ts';

const smallDot = 2;

/**
 * Land as dots at their real coordinates, the dots of these countries large. A country that is smaller than the grid gets
 * the dot nearest to it.
 * @param countries ISO 3166-1 codes such as `CA`.
 * @param frame `world` shows all land; `countries` shows these and their surroundings.
 */
export function pictureOfPlaces(
  countries: readonly string[],
  frame: 'countries' | 'world' = 'countries',
): Picture {
  const shown = frame === 'world' ? world : frameOf(countries);
  const { dots: coarse, width, height, placeOf } = mapScale(shown);
  const dots = withEvery(countries, coarse, shown);
  const isNamed = ({ country }: LandDot): boolean => countries.includes(country);
  const marksOf = (some: readonly LandDot[], size: number) =>
    some.map((one) => {
      const { x, y } = placeOf(one);
      return dot(x + 1 + (MARK - size) / 2, y + 1 + (MARK - size) / 2, size);
    });
  return drawn({
    width,
    height,
    ink: marksOf(
      dots.filter((one) => !isNamed(one)),
      smallDot,
    ),
    signal: marksOf(dots.filter(isNamed), MARK),
    caption: captionOf(countries),
  });
}

/** A coarse grid misses small countries: each of them takes the dot that is nearest to it. */
function withEvery(
  countries: readonly string[],
  coarse: readonly LandDot[],
  frame: Frame,
): readonly LandDot[] {
  const dots = [...coarse];
  for (const country of countries) {
    if (dots.some((one) => one.country === country)) continue;
    const own = land.find((one) => one.country === country);
    if (!own || own.row < frame.top || own.row > frame.bottom) continue;
    const index = nearest(dots, own, countries);
    const replaced = dots[index];
    if (replaced) dots[index] = { ...replaced, country };
  }
  return dots;
}

/** Index of the nearest dot that is not of a named country. */
function nearest(dots: readonly LandDot[], to: LandDot, countries: readonly string[]): number {
  const free = dots.flatMap(({ column, row, country }, index) =>
    countries.includes(country)
      ? []
      : [{ index, distance: Math.hypot(column - to.column, row - to.row) }],
  );
  return free.sort((a, b) => a.distance - b.distance)[0]?.index ?? -1;
}

function captionOf(countries: readonly string[]): string {
  if (countries.length === 0) return 'The dots are land.';
  if (countries.length > 2)
    return `The dots are land, the large ones ${countries.length} countries.`;
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const list = countries.map((code) => names.of(code) ?? code).join(' and ');
  return `The dots are land, the large ones ${list}.`;
}

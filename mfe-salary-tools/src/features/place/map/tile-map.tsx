import { Link as RouterLink } from '@talent/sdk';
import { formatShortPay } from '@talent/sdk/format';
import type { PlaceMap } from '../facts/place-page-data';
import { placePage } from '../content/place-page';
import { tileGrid } from './tile-grid';

const { map: text } = placePage;

/** From the lowest to the highest fifth; the text has contrast on each. */
const tones = ['bg-data-1/8', 'bg-data-1/18', 'bg-data-1/30', 'bg-data-1/44', 'bg-data-1/58'];

/** The place of the page, on any tone. */
const mark = 'outline-3 -outline-offset-3 outline-ink font-bold';

/** States or provinces as tiles, darker where pay is higher. Each tile with a figure says it, and leads to its page. */
export function TileMap({ map, marked = [] }: { map: PlaceMap; marked?: readonly string[] }) {
  const { country, headline, subtitle, tiles, steps } = map;
  const known = new Map(tiles.map((tile) => [tile.code, tile]));
  return (
    <figure>
      <figcaption className="mb-4">
        <p className="font-display text-lg font-semibold">{headline}</p>
        <p className="text-sm text-ink-muted">{subtitle}</p>
      </figcaption>
      <ul aria-label={headline} className="grid max-w-3xl grid-cols-12 gap-0.5 sm:gap-1">
        {Object.entries(tileGrid[country]).map(([code, at]) => {
          const tile = known.get(code);
          const tone = tile ? tones[tile.step] : 'border border-rule text-ink-muted';
          const box = `${at} grid aspect-square min-w-6 content-center justify-items-center text-[0.6875rem] leading-tight ${tone} ${marked.includes(code) ? mark : ''}`;
          if (!tile) {
            return (
              <li key={code} className={box} aria-hidden="true">
                {code}
              </li>
            );
          }
          const inside = (
            <>
              <span aria-hidden="true" className="font-medium">
                {code}
              </span>
              <span aria-hidden="true" className="hidden sm:inline">
                {formatShortPay(tile.median, tile.currency)}
              </span>
              <span className="sr-only">{tile.label}</span>
            </>
          );
          return (
            <li key={code} className="contents">
              {tile.to === null ? (
                <span className={box} title={tile.label}>
                  {inside}
                </span>
              ) : (
                <RouterLink to={tile.to} className={box} title={tile.label}>
                  {inside}
                </RouterLink>
              )}
            </li>
          );
        })}
      </ul>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-muted">
        {steps.map(({ step, label }) => (
          <span key={step} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`inline-block size-3 ${tones[step]}`} />
            <span>{label}</span>
          </span>
        ))}
        <span className="flex items-center gap-1.5">
          <span aria-hidden="true" className="inline-block size-3 border border-rule" />
          {text.none}
        </span>
        {marked.length > 0 && (
          <span className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`inline-block size-3 ${mark}`} />
            {text.here}
          </span>
        )}
      </p>
    </figure>
  );
}

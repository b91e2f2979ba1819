import type { PayRange } from '@talent/ui/pay-range-chart';
import { bandShape } from '../../../calculations/bands/band-shape';
import { SMALL_SAMPLE } from '../../../calculations/bands/small-sample';
import { guideText } from '../content/guide-text';
import { levelLabels } from '../../../content/levels';
import { formatRanges } from '../../../content/reported-ranges';
import { isPublished } from './guide';
import type { PublishedBand, PublishedRole } from './guide';

/** One range a role, for the picture of them all. */
export function rangesOfRoles(roles: readonly PublishedRole[]): readonly PayRange[] {
  return roles.map(({ key, label, all }) => rangeOf(key, label, all));
}

/** All levels of a role, then each level with figures. */
export function rangesOfLevels({ all, levels }: PublishedRole): readonly PayRange[] {
  return [
    rangeOf('all', guideText.allLevels, all),
    ...levels.flatMap((band) =>
      band.level !== null && isPublished(band)
        ? [rangeOf(band.level, levelLabels[band.level], band)]
        : [],
    ),
  ];
}

/** A band without width is drawn at its median alone. */
function rangeOf(key: string, label: string, band: PublishedBand): PayRange {
  const { n, p50 } = band;
  const isPoint = bandShape(band, 'quartiles').kind === 'point';
  return {
    key,
    label,
    detail: isPoint ? `${formatRanges(n)}, half of them one amount` : formatRanges(n),
    p25: isPoint ? p50 : band.p25,
    p50,
    p75: isPoint ? p50 : band.p75,
    isSmall: n < SMALL_SAMPLE,
  };
}

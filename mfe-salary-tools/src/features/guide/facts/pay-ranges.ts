import type { PayRange } from '@talent/ui/pay-range-chart';
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

function rangeOf(key: string, label: string, { n, p25, p50, p75 }: PublishedBand): PayRange {
  return { key, label, detail: formatRanges(n), p25, p50, p75, isSmall: n < SMALL_SAMPLE };
}

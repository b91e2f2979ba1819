import type { SalaryBand } from '@talent/api/salary/salary-data';
import type { BandQuestion, MissingBand } from '../../../calculations/bands/place/closest-band';
import { anyLabels, countryLabels, levelLabels, workModeLabels } from '../../../content/levels';
import { formatRanges } from '../../../content/reported-ranges';

/** The people that a band describes: `Data Scientist, Senior, all work modes, Ontario`. */
export function bandText(band: SalaryBand, roleLabel: string): string {
  const level = band.level === null ? anyLabels.level : levelLabels[band.level];
  const mode = band.workMode === null ? anyLabels.workMode : workModeLabels[band.workMode];
  const place = band.regionName ?? countryLabels[band.country];
  return [roleLabel, level, mode, place].map(lowerAfterFirst).join(', ');
}

/** A sentence that names the filters without a figure, and why there is none. */
export function widerBandText(question: BandQuestion, missing: MissingBand, place: string): string {
  const parts = [
    question.level && levelLabels[question.level].toLowerCase(),
    question.mode && workModeLabels[question.mode].toLowerCase(),
    question.region && place,
  ].filter(Boolean);
  return `No figure for ${parts.join(', ')}: ${whyMissing(question, missing)}.`;
}

/** Why there is no figure, as a clause. */
export function whyMissing({ country }: BandQuestion, missing: MissingBand): string {
  if (missing.kind === 'suppressed') {
    return missing.n === null
      ? 'there are too few to show'
      : `only ${formatRanges(missing.n)}, and we place no amount among fewer than 30`;
  }
  return country === 'CA'
    ? 'Job Bank separates places and occupations, not levels or work modes, and does not cover every occupation'
    : 'the source is not broken down that far, and it names no state or city';
}

function lowerAfterFirst(part: string, index: number): string {
  return index === 1 || index === 2 ? part.toLowerCase() : part;
}

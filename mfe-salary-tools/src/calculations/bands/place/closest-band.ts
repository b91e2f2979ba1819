import type { SalaryBand } from '@talent/api/salary/salary-data';
import { LEAST_PLACED } from '@talent/api/salary/small-sample';
import type { Cell } from '../salary-index';

/** The role, place, level and work mode that a pay band is looked up for. */
export interface BandQuestion extends Pick<Cell, 'role' | 'country' | 'region' | 'level'> {
  mode: Cell['workMode'];
}

/** A filter that a wider band ignores. */
export type Widening = 'level' | 'mode' | 'region';

/** Why the band that was asked for cannot be shown. */
export type MissingBand =
  /** The source has too few cases; n is null where it does not say how many. */
  | { kind: 'suppressed'; n: number | null }
  /** No source has separate figures for these for this role and country. */
  | { kind: 'not-published' };

export type ClosestBand =
  | { status: 'exact'; band: SalaryBand }
  | { status: 'wider'; band: SalaryBand; widened: readonly Widening[]; missing: MissingBand }
  /** `elsewhere`: keys of roles that have a figure in the country. */
  | { status: 'none'; missing: MissingBand; elsewhere: readonly string[] };

/** From narrow to wide: the region is dropped last, because pay differs most by place. */
const widenings: readonly (readonly Widening[])[] = [
  [],
  ['mode'],
  ['level'],
  ['level', 'mode'],
  ['region'],
  ['mode', 'region'],
  ['level', 'region'],
  ['level', 'mode', 'region'],
];

/**
 * The current band for a question, or the nearest wider one that has a median of at least 30 ranges. Reported pay ranges come before the
 * official statistics, which count occupations rather than roles.
 */
export function closestBand(bands: readonly SalaryBand[], question: BandQuestion): ClosestBand {
  const inCountry = bands.filter((band) => band.current && band.country === question.country);
  const ofRole = inCountry.filter(({ role }) => role === question.role).toSorted(postingsFirst);
  const asked = ofRole.find((band) => matches(band, question));
  const missing: MissingBand =
    asked && !isSound(asked) ? { kind: 'suppressed', n: asked.n } : { kind: 'not-published' };
  for (const widened of widenings) {
    const wider = widen(question, widened);
    const band = ofRole.find((each) => isSound(each) && matches(each, wider));
    if (!band) continue;
    const given = widened.filter((part) => question[part] !== null);
    return given.length === 0
      ? { status: 'exact', band }
      : { status: 'wider', band, widened: given, missing };
  }
  const elsewhere = [...new Set(inCountry.filter(isSound).map(({ role }) => role))];
  return { status: 'none', missing, elsewhere };
}

function widen(question: BandQuestion, parts: readonly Widening[]): BandQuestion {
  return parts.reduce((wider, part) => ({ ...wider, [part]: null }), question);
}

function matches(band: SalaryBand, { level, mode, region }: BandQuestion): boolean {
  return band.level === level && band.workMode === mode && band.region === region;
}

/** Whether it has a median, and at least 30 ranges where it counts ranges. */
function isSound({ suppressed, p50, nKind, n }: SalaryBand): boolean {
  return !suppressed && p50 !== null && (nKind !== 'postings' || (n ?? 0) >= LEAST_PLACED);
}

function postingsFirst(a: SalaryBand, b: SalaryBand): number {
  return Number(b.nKind === 'postings') - Number(a.nKind === 'postings');
}

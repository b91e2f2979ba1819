import type { PayPlace, PlaceCell } from '@talent/api/salary/place-pay';
import type { SalaryBand } from '@talent/api/salary/salary-data';
import { formatCount } from '@talent/sdk/format';
import { roleColor } from '@talent/ui/chart-color';
import type { RangeRow } from '@talent/ui/range-chart';
import { isOfficial } from '../../../calculations/places/place-index';
import { placeName, type PlaceSources } from '../../../calculations/places/place-sources';
import { HEADLINE_SAMPLE } from '@talent/api/salary/small-sample';
import { toRangeRow } from '../../../content/range-row';
import { formatSample } from '../../../content/reported-ranges';
import type { Score } from '../../../content/scorecard';

/** One figure of the page: a row of its chart and of its file. */
export interface PlaceRow {
  label: string;
  /** What it measures, for the sentences on what a source leans to. */
  kind: 'official' | 'filings' | 'reported';
  /** Null for reported ranges, which have a band. */
  cell: PlaceCell | null;
  band: SalaryBand | null;
  /** Key of its source, and the period. */
  source: string;
  period: string;
  /** Before the amount of a headline: `the official median is`; null where there are too few cases for one. */
  phrase: string | null;
  p50: number;
  /** Its number of cases in words; null where none is published. */
  n: string | null;
  row: RangeRow;
}

interface RowsQuestion {
  sources: PlaceSources;
  place: PayPlace;
  /** Official pay and reported ranges in the whole country. */
  country: { band: SalaryBand | null; reported: SalaryBand | null };
  role: string;
  labelOf: (role: string) => string;
}

/** The figures of a role in a place, those of the place before those of the country. */
export function placeRows({ sources, place, country, role, labelOf }: RowsQuestion): PlaceRow[] {
  const { official, mix, title, occupation } = sources;
  const name = placeName(place);
  const parts = mix.flatMap(({ role: part, cell }) =>
    cell
      ? [
          {
            ...cellRow(cell, `Official, ${labelOf(part)}, ${name}`, role),
            phrase: `official pay of the occupation ${labelOf(part)} has a median of`,
          },
        ]
      : [],
  );
  return [
    ...(official ? [cellRow(official, `Official pay, ${name}`, role)] : []),
    ...(title ? [cellRow(title, `Filings by title, ${name}`, role)] : []),
    ...parts,
    ...occupation.map(({ place: of, cell }) =>
      cellRow(cell, `Filings, ${of.kind === 'city' ? 'city of ' : ''}${placeName(of)}`, role),
    ),
    ...bandRow(country.band, 'Official pay, United States', 'official'),
    ...bandRow(country.reported, 'Reported ranges, United States', 'reported'),
  ];
}

function cellRow(cell: PlaceCell, label: string, role: string): PlaceRow {
  const { n, p10, p25, p50, p75, p90, period, atLeast } = cell;
  const kind = isOfficial(cell) ? 'official' : 'filings';
  const counted =
    n === null ? null : `${formatCount(n)} ${kind === 'official' ? 'employed' : kind}`;
  const capped = atLeast.length > 0 ? 'figures at the end are at least so much' : null;
  return {
    label,
    kind,
    cell,
    band: null,
    ...{ source: cell.source, period },
    phrase: phraseOf(kind, n),
    p50: p50 ?? 0,
    n: counted,
    row: {
      key: `${cell.source} ${cell.place} ${cell.role}`,
      label,
      detail: [counted, period, capped].filter(Boolean).join(', '),
      color: kind === 'official' ? roleColor(role) : 'muted',
      ...{ p10, p25, p50, p75, p90 },
    },
  };
}

function phraseOf(kind: PlaceRow['kind'], n: number | null): string | null {
  if (kind === 'official') return 'the official median is';
  return n !== null && n >= HEADLINE_SAMPLE ? `the median of ${formatCount(n)} filings is` : null;
}

/** The first figure of each kind of source. */
export function placeScores(rows: readonly PlaceRow[]): Score[] {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const row = rows.find((each) => each.kind === kind);
    if (!row) return [];
    const { label, p50, period, n } = row;
    return [{ label, p50, period, n }];
  });
}

/** The row of a band of the whole country; none without a median. */
export function bandRow(
  band: SalaryBand | null,
  label: string,
  kind: PlaceRow['kind'],
): PlaceRow[] {
  if (band === null || band.p50 === null) return [];
  const row = toRangeRow(band, label, 'muted');
  const detail = [row.detail?.replace('based on ', ''), band.period].filter(Boolean).join(', ');
  return [
    {
      ...{ label, kind, cell: null, band, phrase: null, p50: band.p50 },
      n: formatSample(band),
      ...{ source: band.source, period: band.period },
      row: { ...row, detail },
    },
  ];
}

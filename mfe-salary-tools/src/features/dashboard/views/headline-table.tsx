import type { SalaryBand, SalaryData } from '@talent/api/salary/salary-data';
import { Link as RouterLink } from '@talent/sdk';
import { formatShortPay } from '@talent/sdk/format';
import { Link } from '@talent/ui/link';
import { Money } from '@talent/ui/money';
import { headlineRows, payAxis, type HeadlineRow } from '../../../calculations/bands/headline-rows';
import { SMALL_SAMPLE } from '@talent/api/salary/small-sample';
import { formatSample } from '../../../content/reported-ranges';
import { agesOf } from '../../../content/source-dates';
import { rolePath } from '../../../calculations/role-path';
import { dashboard } from '../content/dashboard';
import { salaryMeasures } from '../content/salary-measures';
import { TooFew } from './figure-head';

const { headlines: text, table } = dashboard;
/** Its cell is beside the role on a phone. */
const REPORTED = 'ai-jobs-net';

type Axis = ReturnType<typeof payAxis>;

/** The headline figure of every role, in each source that has one, highest first: open to everyone. In a narrow window each row is a block. */
export function HeadlineTable({ data }: { data: SalaryData }) {
  const rows = headlineRows(data);
  const sources = Object.keys(salaryMeasures).filter((key) =>
    rows.some(({ bands }) => bands.some(({ source }) => source === key)),
  );
  const axis = payAxis(rows);
  return (
    <figure>
      <figcaption id="headlines-caption" className="pb-3 text-base font-semibold">
        {text.caption}
      </figcaption>
      <table
        aria-labelledby="headlines-caption"
        className="w-full text-sm tabular-nums max-lg:block max-lg:[&_:is(thead,tbody)]:block max-lg:[&_tr]:grid max-lg:[&_tr]:grid-cols-[1fr_auto] lg:[&_:is(td,th+td~th)]:ps-6 lg:[&_:is(td,th+td~th)]:text-end [&_:is(th,td)]:py-1 [&_th]:text-start [&_th]:font-medium [&_tr]:border-t [&_tr]:border-rule"
      >
        <thead>
          <tr className="text-ink-muted">
            <th scope="col">{table.role}</th>
            <td className="lg:w-full max-lg:order-last max-lg:col-span-2">
              <AxisLabels axis={axis} />
            </td>
            {sources.map((key) => (
              <th key={key} scope="col">
                <Mark source={key} /> <span>{text.sources[key]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row" className="lg:min-w-56">
                {row.open ? <RoleLink role={row.key} label={row.label} /> : row.label}
              </th>
              <td className="max-lg:order-1 max-lg:col-span-2">
                <Dots row={row} axis={axis} />
              </td>
              {sources.map((key) => (
                <Figures key={key} source={key} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-ink-muted">
        {text.note}{' '}
        {sources.map((key) => (
          <span key={key}>
            <Link tone="ink" href={`#source-${key}`}>
              {salaryMeasures[key]?.short}
            </Link>
            <span>{`: ${ageOf(data, rows, key)} `}</span>
          </span>
        ))}
      </p>
    </figure>
  );
}

/** An open role has a page of its own. */
function RoleLink({ role, label }: { role: string; label: string }) {
  return (
    <Link asChild tone="ink">
      <RouterLink to={rolePath(role)}>{label}</RouterLink>
    </Link>
  );
}

function Figures({ source, row }: { source: string; row: HeadlineRow }) {
  const bands = row.bands.filter((band) => band.source === source);
  const country = bands.find(({ region }) => region === null);
  const shown = country ? [country] : bands;
  if (shown.length === 0) return <td className="text-ink-muted max-lg:hidden">–</td>;
  const isFirst = source === REPORTED;
  return (
    <td className={isFirst ? 'max-lg:text-end' : 'max-lg:order-2 max-lg:col-span-2'}>
      {!isFirst && <span className="text-ink-muted lg:hidden">{`${text.sources[source]}: `}</span>}
      {shown.map((band) => (
        <span
          key={band.key}
          className={`block whitespace-nowrap ${isFirst ? '' : 'max-lg:me-3 max-lg:inline-block'}`}
        >
          {band.region !== null && (
            <span className="text-ink-muted">{`${band.regionName ?? ''} `}</span>
          )}
          <Median band={band} />{' '}
          <span className="text-ink-muted print:text-xs">{formatSample(band)}</span>
        </span>
      ))}
    </td>
  );
}

function Median({ band: { suppressed, p50, currency } }: { band: SalaryBand }) {
  if (!suppressed && p50 !== null) return <Money amount={p50} currency={currency} />;
  return <span className="text-ink-muted">{suppressed ? <TooFew /> : table.notPublished}</span>;
}

const LINES = 'headline-lines';

/** The labels of the axis, and the lines that all rows show. */
function AxisLabels({ axis }: { axis: Axis }) {
  return (
    <svg aria-hidden="true" className="block h-4 w-full overflow-visible fill-ink-muted text-xs">
      <defs>
        <g id={LINES}>
          {axis.ticks.map((tick) => (
            <rect key={tick} x={`${axis.at(tick)}%`} width="1" height="100%" fill="var(--rule)" />
          ))}
        </g>
      </defs>
      {axis.ticks.map((tick, at) => (
        <text
          key={tick}
          x={`${axis.at(tick)}%`}
          y="12"
          // The outer ones would widen a narrow window.
          textAnchor={at === 0 ? 'start' : at === axis.ticks.length - 1 ? 'end' : 'middle'}
        >
          {formatShortPay(tick, 'USD')}
        </text>
      ))}
    </svg>
  );
}

/** Both medians of a row, joined. The cells beside it say the same. */
function Dots({ row: { reported, official }, axis }: { row: HeadlineRow; axis: Axis }) {
  const [first, second] = [reported?.p50, official?.p50].map((pay) =>
    pay == null ? null : `${axis.at(pay)}%`,
  );
  return (
    <svg aria-hidden="true" className="block h-5 w-full overflow-visible">
      <use href={`#${LINES}`} />
      {first && second && (
        <line x1={first} x2={second} y1="50%" y2="50%" className="stroke-boundary" />
      )}
      {second && (
        <svg x={second} y="50%" className="overflow-visible">
          <Diamond />
        </svg>
      )}
      {first && (
        <circle
          cx={first}
          cy="50%"
          r="5"
          className={`stroke-(--data-1) stroke-2 ${(reported?.n ?? 0) < SMALL_SAMPLE ? 'fill-paper' : 'fill-(--data-1)'}`}
        />
      )}
    </svg>
  );
}

function Diamond() {
  return <path d="M0-6L6 0L0 6L-6 0z" className="fill-paper stroke-ink stroke-2" />;
}

/** The mark of a source in the head of its column; only pay in US dollars is drawn. */
function Mark({ source }: { source: string }) {
  if (source === 'ca-job-bank') return null;
  return (
    <svg aria-hidden="true" viewBox="-8 -8 16 16" className="inline size-3.5">
      {source === 'bls-oews' ? <Diamond /> : <circle r="6" className="fill-(--data-1)" />}
    </svg>
  );
}

function ageOf({ sources }: SalaryData, rows: readonly HeadlineRow[], key: string): string {
  return agesOf(
    rows.flatMap(({ bands }) => bands.filter(({ source }) => source === key)),
    sources.find((source) => source.key === key),
  );
}

import type { SalaryBand, SalaryData } from '@talent/api/salary/salary-data';
import { Link as RouterLink } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import { Money } from '@talent/ui/money';
import type { ReactNode } from 'react';
import { isHeadline } from '../../../calculations/bands/headline';
import { formatSample } from '../../../content/reported-ranges';
import { agesOf } from '../../../content/source-dates';
import { FigureTable } from '../../../controls/figure-table';
import { rolePath } from '../../../calculations/role-path';
import { dashboard } from '../content/dashboard';
import { salaryMeasures } from '../content/salary-measures';
import { TooFew } from './figure-head';

const { headlines: text, table } = dashboard;

/** The headline figure of every role, in each source that has one: open to everyone. */
export function HeadlineTable({ data }: { data: SalaryData }) {
  const bands = data.bands.filter(isHeadline);
  const sources = Object.keys(salaryMeasures).filter((key) =>
    bands.some(({ source }) => source === key),
  );
  return (
    <FigureTable
      caption={text.caption}
      heads={[table.role, ...sources.map((key) => text.sources[key])]}
      rows={data.roles.flatMap(({ key, label, open }) => {
        const own = bands.filter(({ role }) => role === key);
        return own.length === 0
          ? []
          : [
              {
                key,
                name: open ? <RoleLink role={key} label={label} /> : label,
                cells: sources.map((source) => headlineIn(own, source)),
              },
            ];
      })}
      source={
        <p className="text-sm text-ink-muted">
          {text.note}{' '}
          {sources.map((key) => (
            <span key={key}>
              <Link tone="ink" href={`#source-${key}`}>
                {salaryMeasures[key]?.short}
              </Link>
              <span>{`: ${ageOf(data, bands, key)} `}</span>
            </span>
          ))}
        </p>
      }
    />
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

function headlineIn(bands: readonly SalaryBand[], source: string): ReactNode {
  const own = bands.filter((band) => band.source === source);
  const country = own.find(({ region }) => region === null);
  const shown = country ? [country] : own;
  if (shown.length === 0) return <span className="text-ink-muted">{text.none}</span>;
  return shown.map((band) => (
    <span key={band.key} className="block">
      {band.region !== null && (
        <span className="text-ink-muted">{`${band.regionName ?? ''}: `}</span>
      )}
      <Median band={band} />
      <span className="block text-sm text-ink-muted">{formatSample(band)}</span>
    </span>
  ));
}

function Median({ band: { suppressed, p50, currency } }: { band: SalaryBand }) {
  if (!suppressed && p50 !== null) return <Money amount={p50} currency={currency} />;
  return <span className="text-ink-muted">{suppressed ? <TooFew /> : table.notPublished}</span>;
}

function ageOf({ sources }: SalaryData, bands: readonly SalaryBand[], key: string): string {
  return agesOf(
    bands.filter(({ source }) => source === key),
    sources.find((source) => source.key === key),
  );
}

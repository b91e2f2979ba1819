import { formatCount } from '@talent/sdk/format';
import { jobCountries } from '@talent/jobs/job-words';
import type { PayFigures, ReportFigures } from '@talent/jobs/report-figures';
import { amountOf, change, placeName, wordOf } from '@talent/jobs/report-words';
import { Link } from '@talent/ui/link';
import type { ReactNode } from 'react';
import { PlainTable } from '../../../table/plain-table';
import type { PlainColumn } from '../../../table/plain-table';
import { figureTexts as text } from '../content/jobs-report';

const kinds = ['roles', 'levels', 'places', 'modes'] as const;

interface GroupTablesProps {
  figures: ReportFigures;
  /** In one column. */
  isNarrow: boolean;
}

/** New, closed and open postings by role, level, place and way of working. */
export function GroupTables({ figures, isNarrow }: GroupTablesProps): ReactNode {
  const { columns, groups } = text;
  return (
    <div className={`mt-8 grid grid-cols-1 gap-8 ${isNarrow ? '' : 'lg:grid-cols-2'}`}>
      {kinds.map((kind) => (
        <PlainTable
          key={kind}
          caption={groups[kind]}
          columns={[
            {
              label: groups[kind],
              labelHidden: true,
              cell: ({ key }) => (kind === 'places' ? placeName(key) : wordOf(key)),
            },
            { label: columns.new, numeric: true, cell: (group) => group.new },
            { label: columns.closed, numeric: true, cell: (group) => group.closed },
            { label: columns.open, numeric: true, cell: (group) => group.open },
            {
              label: columns.change,
              numeric: true,
              cell: (group) => change(group.open, group.open_before),
            },
          ]}
          rows={figures[kind]}
          rowKey={({ key }) => key}
        />
      ))}
    </div>
  );
}

/** Makes columns of amounts in the currency of their row; `missing` stands for null. */
function amountsOf<Row extends { currency: string }>(missing: string) {
  return (label: string, valueOf: (row: Row) => number | null): PlainColumn<Row> => ({
    label,
    numeric: true,
    cell: (row) => {
      const value = valueOf(row);
      return value === null ? missing : amountOf(row.currency, value);
    },
  });
}

/** Quartiles of posted pay, of five postings or more. */
export function PayTable({ pay }: { pay: readonly PayFigures[] }): ReactNode {
  if (pay.length === 0) return null;
  const columns = text.payColumns;
  const amount = amountsOf<PayFigures>(text.payHidden);
  return (
    <PlainTable
      caption={text.pay}
      className="mt-8"
      columns={[
        {
          label: columns.postings,
          cell: ({ country, role }) =>
            `${jobCountries[country]}, ${role === null ? text.allRoles : wordOf(role)}`,
        },
        { label: columns.n, numeric: true, cell: ({ n }) => n },
        amount(columns.p25, ({ p25 }) => p25),
        amount(columns.median, ({ median }) => median),
        amount(columns.p75, ({ p75 }) => p75),
        amount(columns.before, ({ median_before }) => median_before),
      ]}
      rows={pay}
      rowKey={({ country, role }) => `${country} ${role}`}
    />
  );
}

/** Skills that more open postings name than a week earlier. */
export function SkillTable({ skills }: { skills: ReportFigures['skills'] }): ReactNode {
  if (skills.length === 0) return <p className="mt-8">{text.noSkills}</p>;
  const columns = text.skillColumns;
  return (
    <PlainTable
      caption={text.skills}
      className="mt-8 max-w-xl"
      columns={[
        { label: columns.skill, cell: ({ skill }) => skill },
        { label: columns.open, numeric: true, cell: ({ open }) => open },
        { label: columns.before, numeric: true, cell: ({ open_before }) => open_before },
        {
          label: columns.change,
          numeric: true,
          cell: ({ open, open_before }) => change(open, open_before),
        },
      ]}
      rows={skills}
      rowKey={({ skill }) => skill}
    />
  );
}

/** Public figures on the pay of open roles, with source and edition. */
export function BandTable({ bands }: { bands: ReportFigures['bands'] }): ReactNode {
  if (bands.length === 0) return null;
  const columns = text.bandColumns;
  const attributions = new Set(bands.map(({ attribution }) => attribution).filter(Boolean));
  const amount = amountsOf<ReportFigures['bands'][number]>(text.notPublished);
  return (
    <PlainTable
      caption={text.bands}
      className="mt-8"
      source={[...attributions].map((line) => (
        <p key={line} className="text-ink-muted text-sm">
          {line}
        </p>
      ))}
      columns={[
        { label: columns.role, cell: ({ role }) => wordOf(role) },
        { label: columns.country, cell: ({ country }) => jobCountries[country] },
        { label: columns.period, cell: ({ period }) => period },
        {
          label: columns.n,
          numeric: true,
          cell: ({ n }) => (n === null ? text.notPublished : formatCount(n)),
        },
        amount(columns.p25, ({ p25 }) => p25),
        amount(columns.median, ({ median }) => median),
        amount(columns.p75, ({ p75 }) => p75),
        {
          label: columns.source,
          className: 'min-w-56',
          cell: ({ url, source, edition }) => (
            <>
              <Link href={url}>{source}</Link>, {edition}
            </>
          ),
        },
      ]}
      rows={bands}
      rowKey={({ role, country, source }) => `${role} ${country} ${source}`}
    />
  );
}

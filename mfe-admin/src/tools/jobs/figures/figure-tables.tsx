import { formatCount } from '@talent/sdk/format';
import { jobCountries } from '@talent/jobs/job-words';
import type { PayFigures, ReportFigures } from '@talent/jobs/report-figures';
import { amountOf, change, placeName, wordOf } from '@talent/jobs/report-words';
import { Link } from '@talent/ui/link';
import type { ReactNode } from 'react';
import { Clipped } from '../../../table/clipped';
import { figureColumn } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';
import { ToolTable } from '../../../table/tool-table';
import { figureTexts as text } from '../content/jobs-report';

const kinds = ['roles', 'levels', 'places', 'modes'] as const;

type Group = ReportFigures['roles'][number];
type Skill = ReportFigures['skills'][number];

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
        <ToolTable
          key={kind}
          name={`report-${kind}`}
          caption={groups[kind]}
          captionShown
          isShort
          columns={[
            {
              key: 'group',
              label: columns.group,
              sortable: true,
              value: ({ key }) => (kind === 'places' ? placeName(key) : wordOf(key)),
            },
            figureColumn<Group>('new', columns.new, (group) => group.new),
            figureColumn<Group>('closed', columns.closed, (group) => group.closed),
            figureColumn<Group>('open', columns.open, (group) => group.open),
            {
              key: 'change',
              label: columns.change,
              align: 'end',
              priority: 1,
              value: (group) => change(group.open, group.open_before),
            },
          ]}
          source={{ rows: figures[kind] }}
          rowKey={({ key }) => key}
          empty={null}
        />
      ))}
    </div>
  );
}

/** Makes columns of amounts in the currency of their row; `missing` stands for null. */
function amountsOf<Row extends { currency: string }>(missing: string) {
  return (
    key: string,
    label: string,
    valueOf: (row: Row) => number | null,
    priority: 1 | 2 | 3 = 2,
  ): ToolColumn<Row> => ({
    key,
    label,
    align: 'end',
    sortable: true,
    priority,
    value: valueOf,
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
    <ToolTable
      name="report-pay"
      caption={text.pay}
      captionShown
      isShort
      className="mt-8"
      columns={[
        {
          key: 'postings',
          label: columns.postings,
          sortable: true,
          value: ({ country, role }) =>
            `${jobCountries[country]}, ${role === null ? text.allRoles : wordOf(role)}`,
        },
        figureColumn<PayFigures>('n', columns.n, ({ n }) => n),
        amount('p25', columns.p25, ({ p25 }) => p25),
        amount('median', columns.median, ({ median }) => median, 1),
        amount('p75', columns.p75, ({ p75 }) => p75),
        amount('before', columns.before, ({ median_before }) => median_before, 3),
      ]}
      source={{ rows: pay }}
      empty={null}
      rowKey={({ country, role }) => `${country} ${role}`}
    />
  );
}

/** Skills that more open postings name than a week earlier. */
export function SkillTable({ skills }: { skills: ReportFigures['skills'] }): ReactNode {
  if (skills.length === 0) return <p className="mt-8">{text.noSkills}</p>;
  const columns = text.skillColumns;
  return (
    <ToolTable
      name="report-skills"
      caption={text.skills}
      captionShown
      isShort
      className="mt-8 max-w-xl"
      columns={[
        { key: 'skill', label: columns.skill, sortable: true, value: ({ skill }) => skill },
        figureColumn<Skill>('open', columns.open, ({ open }) => open),
        figureColumn<Skill>('open_before', columns.before, ({ open_before }) => open_before),
        {
          key: 'change',
          label: columns.change,
          align: 'end',
          priority: 1,
          value: ({ open, open_before }) => change(open, open_before),
        },
      ]}
      source={{ rows: skills }}
      empty={null}
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
    <ToolTable
      name="report-bands"
      caption={text.bands}
      captionShown
      isShort
      className="mt-8"
      note={[...attributions].map((line) => (
        <p key={line} className="text-ink-muted text-sm">
          {line}
        </p>
      ))}
      columns={[
        { key: 'role', label: columns.role, sortable: true, value: ({ role }) => wordOf(role) },
        {
          key: 'country',
          label: columns.country,
          sortable: true,
          priority: 1,
          value: ({ country }) => jobCountries[country],
        },
        { key: 'period', label: columns.period, priority: 3, value: ({ period }) => period },
        {
          key: 'n',
          label: columns.n,
          align: 'end',
          sortable: true,
          priority: 3,
          value: ({ n }) => n,
          cell: ({ n }) => (n === null ? text.notPublished : formatCount(n)),
        },
        amount('p25', columns.p25, ({ p25 }) => p25),
        amount('median', columns.median, ({ median }) => median, 1),
        amount('p75', columns.p75, ({ p75 }) => p75),
        {
          key: 'source',
          label: columns.source,
          priority: 3,
          value: ({ source, edition }) => `${source}, ${edition}`,
          cell: ({ url, source, edition }) => (
            <Clipped isLong>
              <Link href={url}>{source}</Link>, {edition}
            </Clipped>
          ),
        },
      ]}
      source={{ rows: bands }}
      empty={null}
      rowKey={({ role, country, source }) => `${role} ${country} ${source}`}
    />
  );
}

import { jobCountries } from '@talent/jobs/job-words';
import type { PayFigures, ReportFigures } from '@talent/jobs/report-figures';
import { amountOf, change, placeName, wordOf } from '@talent/jobs/report-words';
import { formatCount } from '@talent/sdk/format';
import { Link } from '@talent/ui/link';
import type { ReactNode } from 'react';
import { Clipped } from '../../../table/clipped';
import { column, columnsOf, figureColumn } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';
import { ShortTable } from '../../../table/tool-table';
import { figureTexts as text } from '../content/jobs-report';

const kinds = ['roles', 'levels', 'places', 'modes'] as const;

type Group = ReportFigures['roles'][number];
type Skill = ReportFigures['skills'][number];
type Band = ReportFigures['bands'][number];

interface GroupTablesProps {
  figures: ReportFigures;
  isNarrow: boolean;
}

/** New, closed and open postings by role, level, place and way of working. */
export function GroupTables({ figures, isNarrow }: GroupTablesProps): ReactNode {
  const { columns, groups } = text;
  return (
    <div className={`mt-8 grid grid-cols-1 gap-8 ${isNarrow ? '' : 'lg:grid-cols-2'}`}>
      {kinds.map((kind) => (
        <ShortTable
          key={kind}
          name={`report-${kind}`}
          caption={groups[kind]}
          captionShown
          columns={[
            column<Group>(
              'group',
              columns.group,
              ({ key }) => (kind === 'places' ? placeName(key) : wordOf(key)),
              { sortable: true },
            ),
            ...groupFigures,
          ]}
          rows={figures[kind]}
          rowKey={({ key }) => key}
        />
      ))}
    </div>
  );
}

const group = columnsOf<Group>();
const groupFigures = [
  group.figure('new', text.columns.new),
  group.figure('closed', text.columns.closed),
  group.figure('open', text.columns.open),
  changeColumn<Group>(text.columns.change),
];

function changeColumn<Row extends { open: number; open_before: number }>(label: string) {
  const value = ({ open, open_before }: Row) => change(open, open_before);
  return column('change', label, value, { align: 'end', priority: 1 });
}

/** Makes columns of amounts in the currency of their row; `missing` stands for null. */
function amountsOf<Row extends { currency: string }>(missing: string) {
  return (
    key: string,
    label: string,
    valueOf: (row: Row) => number | null,
    priority: 1 | 2 | 3 = 2,
  ): ToolColumn<Row> => {
    const cell = (row: Row): string => {
      const value = valueOf(row);
      return value === null ? missing : amountOf(row.currency, value);
    };
    return column(key, label, valueOf, { align: 'end', sortable: true, priority, cell });
  };
}

/** Quartiles of posted pay, of five postings or more. */
export function PayTable({ pay }: { pay: readonly PayFigures[] }): ReactNode {
  if (pay.length === 0) return null;
  return (
    <ShortTable
      name="report-pay"
      caption={text.pay}
      captionShown
      className="mt-8"
      columns={payColumns}
      rows={pay}
      rowKey={({ country, role }) => `${country} ${role}`}
    />
  );
}

const payAmount = amountsOf<PayFigures>(text.payHidden);
const payColumns: readonly ToolColumn<PayFigures>[] = [
  column(
    'postings',
    text.payColumns.postings,
    ({ country, role }) =>
      `${jobCountries[country]}, ${role === null ? text.allRoles : wordOf(role)}`,
    { sortable: true },
  ),
  figureColumn('n', text.payColumns.n, ({ n }) => n),
  payAmount('p25', text.payColumns.p25, ({ p25 }) => p25),
  payAmount('median', text.payColumns.median, ({ median }) => median, 1),
  payAmount('p75', text.payColumns.p75, ({ p75 }) => p75),
  payAmount('before', text.payColumns.before, ({ median_before }) => median_before, 3),
];

/** Skills that more open postings name than a week earlier. */
export function SkillTable({ skills }: { skills: readonly Skill[] }): ReactNode {
  if (skills.length === 0) return <p className="mt-8">{text.noSkills}</p>;
  return (
    <ShortTable
      name="report-skills"
      caption={text.skills}
      captionShown
      className="mt-8 max-w-xl"
      columns={skillColumns}
      rows={skills}
      rowKey={({ skill }) => skill}
    />
  );
}

const skill = columnsOf<Skill>();
const skillColumns = [
  skill.text('skill', text.skillColumns.skill),
  skill.figure('open', text.skillColumns.open),
  skill.figure('open_before', text.skillColumns.before),
  changeColumn<Skill>(text.skillColumns.change),
];

/** Public figures on the pay of open roles, with source and edition. */
export function BandTable({ bands }: { bands: readonly Band[] }): ReactNode {
  if (bands.length === 0) return null;
  const attributions = new Set(bands.map(({ attribution }) => attribution).filter(Boolean));
  return (
    <ShortTable
      name="report-bands"
      caption={text.bands}
      captionShown
      className="mt-8"
      note={[...attributions].map((line) => (
        <p key={line} className="text-ink-muted text-sm">
          {line}
        </p>
      ))}
      columns={bandColumns}
      rows={bands}
      rowKey={({ role, country, source }) => `${role} ${country} ${source}`}
    />
  );
}

const bandAmount = amountsOf<Band>(text.notPublished);
const bandColumns: readonly ToolColumn<Band>[] = [
  column('role', text.bandColumns.role, ({ role }) => wordOf(role), { sortable: true }),
  column('country', text.bandColumns.country, ({ country }) => jobCountries[country], {
    sortable: true,
    priority: 1,
  }),
  column('period', text.bandColumns.period, ({ period }) => period, { priority: 3 }),
  column('n', text.bandColumns.n, ({ n }) => n, {
    align: 'end',
    sortable: true,
    priority: 3,
    cell: ({ n }) => (n === null ? text.notPublished : formatCount(n)),
  }),
  bandAmount('p25', text.bandColumns.p25, ({ p25 }) => p25),
  bandAmount('median', text.bandColumns.median, ({ median }) => median, 1),
  bandAmount('p75', text.bandColumns.p75, ({ p75 }) => p75),
  column('source', text.bandColumns.source, ({ source, edition }) => `${source}, ${edition}`, {
    priority: 3,
    cell: ({ url, source, edition }) => (
      <Clipped isLong>
        <Link href={url}>{source}</Link>, {edition}
      </Clipped>
    ),
  }),
];

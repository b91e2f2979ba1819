import type { MarketData } from '@talent/api/market/market-data';
import { jobCountries } from '@talent/jobs/job-words';
import { marketRows, sourcesOfRows, type MarketRow } from '@talent/jobs/market-rows';
import type { PayFigures, ReportFigures } from '@talent/jobs/report-figures';
import { amountOf, change, placeName, wordOf } from '@talent/jobs/report-words';
import { formatCount, formatDay, formatEdition } from '@talent/sdk/format';
import { Link } from '@talent/ui/link';
import { Clipped } from '../../../table/clipped';
import { column, columnsOf, rare, vital } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';
import { ShortTable } from '../../../table/tool-table';
import { figureTexts as text } from '../content/jobs-report';

type Group = ReportFigures['roles'][number];
type Skill = ReportFigures['skills'][number];
type Band = ReportFigures['bands'][number];

/** New, closed and open postings by role, level, place and way of working. */
export function GroupTables(props: { figures: ReportFigures; isNarrow: boolean }) {
  const { figures, isNarrow } = props;
  return (
    <div className={`mt-8 grid grid-cols-1 gap-8 ${isNarrow ? '' : 'lg:grid-cols-2'}`}>
      {(['roles', 'levels', 'places', 'modes'] as const).map((kind) => (
        <ShortTable
          key={kind}
          name={`report-${kind}`}
          caption={text.groups[kind]}
          captionShown
          columns={[
            group.sorted('group', text.columns.group, ({ key }) =>
              kind === 'places' ? placeName(key) : wordOf(key),
            ),
            group.figure('new', text.columns.new),
            group.figure('closed', text.columns.closed),
            group.figure('open', text.columns.open),
            changeColumn<Group>(text.columns.change),
          ]}
          rows={figures[kind]}
        />
      ))}
    </div>
  );
}

const group = columnsOf<Group>();

function changeColumn<Row extends { open: number; open_before: number }>(label: string) {
  const value = ({ open, open_before }: Row) => change(open, open_before);
  return column('change', label, value, { align: 'end', priority: 1 });
}

/** Makes columns of amounts in the currency of their row; `missing` stands for null. */
function amountsOf<Row extends { currency: string }>(missing: string) {
  return (key: string, label: string, valueOf: (row: Row) => number | null): ToolColumn<Row> => {
    const cell = (row: Row): string => {
      const value = valueOf(row);
      return value === null ? missing : amountOf(row.currency, value);
    };
    return column(key, label, valueOf, { align: 'end', sortable: true, cell });
  };
}

/** Quartiles of posted pay, of five postings or more. */
export function PayTable({ pay }: { pay: readonly PayFigures[] }) {
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

const { payColumns: payLabels, bandColumns: bandLabels, marketColumns: marketLabels } = text;
const pay = columnsOf<PayFigures>();
const payAmount = amountsOf<PayFigures>(text.payHidden);
const payColumns = [
  pay.sorted(
    'postings',
    payLabels.postings,
    ({ country, role }) => `${jobCountries[country]}, ${role ? wordOf(role) : text.allRoles}`,
  ),
  pay.figure('n', payLabels.n),
  payAmount('p25', payLabels.p25, ({ p25 }) => p25),
  vital(payAmount('median', payLabels.median, ({ median }) => median)),
  payAmount('p75', payLabels.p75, ({ p75 }) => p75),
  rare(payAmount('before', payLabels.before, ({ median_before }) => median_before)),
];

export function SkillTable({ skills }: { skills: readonly Skill[] }) {
  if (skills.length === 0) return <p className="mt-8">{text.noSkills}</p>;
  return (
    <ShortTable
      name="report-skills"
      caption={text.skills}
      captionShown
      className="mt-8 max-w-xl"
      columns={skillColumns}
      rows={skills}
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
export function BandTable({ bands }: { bands: readonly Band[] }) {
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

const band = columnsOf<Band>();
const bandAmount = amountsOf<Band>(text.notPublished);
const bandColumns = [
  band.sorted('role', bandLabels.role, ({ role }) => wordOf(role)),
  vital(band.sorted('country', bandLabels.country, ({ country }) => jobCountries[country])),
  rare(band.unsorted('period', bandLabels.period)),
  rare({
    ...band.figure('n', bandLabels.n),
    cell: ({ n }) => (n === null ? text.notPublished : formatCount(n)),
  }),
  bandAmount('p25', bandLabels.p25, ({ p25 }) => p25),
  vital(bandAmount('median', bandLabels.median, ({ median }) => median)),
  bandAmount('p75', bandLabels.p75, ({ p75 }) => p75),
  rare(
    band.of(
      'source',
      bandLabels.source,
      ({ source, edition }) => `${source}, ${edition}`,
      ({ url, source, edition }) => (
        <Clipped isLong>
          <Link href={url}>{source}</Link>, <span>{edition}</span>
        </Clipped>
      ),
    ),
  ),
];

/** The market as a report has it: the newest whole month of each figure, and the year before. */
export function MarketTable({ market }: { market: MarketData }) {
  const rows = marketRows(market);
  if (rows.length === 0) return null;
  return (
    <ShortTable
      name="report-market"
      caption={text.market}
      captionShown
      className="mb-8"
      note={
        <ul className="text-sm text-ink-muted">
          {sourcesOfRows(rows).map(({ key, url, name, licence, licenceUrl, retrievedOn }) => (
            <li key={key}>
              <Link href={url}>{name}</Link>, <Link href={licenceUrl}>{licence}</Link>,{' '}
              <span>{text.fetched(formatDay(retrievedOn))}</span>
            </li>
          ))}
        </ul>
      }
      columns={marketColumns}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
}

/** A figure of a country: its newest month, or the year before. */
function marketFigure(
  key: string,
  label: string,
  valueOf: (row: MarketRow) => number | undefined,
): ToolColumn<MarketRow> {
  return column(key, label, (row) => valueOf(row) ?? null, {
    align: 'end',
    cell: (row) => {
      const value = valueOf(row);
      return value === undefined ? text.notPublished : row.format(value);
    },
  });
}

const market = columnsOf<MarketRow>();
const marketColumns = [
  market.of('figure', marketLabels.figure, ({ label }) => label),
  rare(market.of('month', marketLabels.month, ({ month }) => formatEdition(month))),
  vital(marketFigure('us', marketLabels.US, ({ US }) => US?.value)),
  marketFigure('us_before', marketLabels.usBefore, ({ US }) => US?.before?.value),
  vital(marketFigure('ca', marketLabels.CA, ({ CA }) => CA?.value)),
  marketFigure('ca_before', marketLabels.caBefore, ({ CA }) => CA?.before?.value),
];

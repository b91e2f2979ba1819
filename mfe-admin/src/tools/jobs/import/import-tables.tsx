import type { FeedProblem, JobPosting } from '@talent/jobs/posting';
import { amountOf, placeName } from '@talent/jobs/report-words';
import { FactLine } from '../../../controls/fact-list';
import { ToolSection } from '../../../frame/tool-section';
import { columnsOf, rare, vital } from '../../../table/columns';
import { ToolTable } from '../../../table/tool-table';
import type { JobChanges, ListedJobImport } from '../api/import-jobs';
import { importTexts as text } from '../content/jobs-report-import';
import { jobsQueries } from '../queries';

const tones = {
  added: 'positive',
  changed: 'signal',
  closed: 'warning',
  unchanged: 'neutral',
} as const;
const kinds = Object.keys(tones) as (keyof typeof tones)[];

/** The effect of an import on each posting. */
export function ChangeList(props: { changes: JobChanges; postings: readonly JobPosting[] }) {
  const { changes, postings } = props;
  const byRef = new Map(postings.map((posting) => [posting.ref, posting]));
  const rows = kinds.flatMap((kind) =>
    changes[kind].map((ref) => ({ kind, ref, ...wordsOf(byRef.get(ref)) })),
  );
  return (
    <>
      <FactLine
        className=""
        facts={kinds.map((kind) => [text.kinds[kind], changes[kind].length])}
      />
      <ToolTable
        name="feed-changes"
        caption={text.changes}
        captionShown
        columns={changeColumns}
        source={{ rows }}
      />
    </>
  );
}

/** What is said of a posting; nothing of one that the feed does not name. */
function wordsOf(posting: JobPosting | undefined) {
  if (!posting) return { title: '', place: '', pay: '' };
  const { title, country, region, currency, pay_min: low, pay_max: high } = posting;
  return {
    title,
    place: placeName(region === null ? country : `${country}-${region}`),
    pay: `${amountOf(currency, low)} to ${amountOf(currency, high)}`,
  };
}

const { changeColumns: labels, historyColumns, problemColumns: problemLabels } = text;
const changed = columnsOf<ReturnType<typeof wordsOf> & { kind: keyof typeof tones; ref: string }>();
const changeColumns = [
  changed.text('ref', labels.ref),
  vital(changed.badge('kind', labels.change, text.kinds, tones)),
  changed.text('title', labels.title),
  changed.text('place', labels.place),
  changed.unsorted('pay', labels.pay, { align: 'end' }),
];

const entry = columnsOf<ListedJobImport>();
const pastColumns = [
  entry.time('at', historyColumns.at),
  entry.text('feed', historyColumns.feed),
  entry.unsorted('file_name', historyColumns.file_name),
  rare(entry.of('is_full', historyColumns.is_full, (row) => (row.is_full ? text.yes : text.no))),
  entry.figure('added', historyColumns.added),
  entry.figure('changed', historyColumns.changed),
  entry.figure('closed', historyColumns.closed),
  rare(entry.figure('unchanged', historyColumns.unchanged)),
];

export function ImportHistory() {
  return (
    <ToolSection title={text.history}>
      <ToolTable
        name="job-imports"
        caption={text.historyCaption}
        columns={pastColumns}
        source={jobsQueries.imports}
        initialSort={{ key: 'at', descending: true }}
        empty={text.historyEmpty}
        emptyKind="list"
      />
    </ToolSection>
  );
}

const problem = columnsOf<FeedProblem & { id: number }>();
const problemColumns = [
  problem.figure('line', problemLabels.line),
  problem.text('ref', problemLabels.ref),
  problem.unsorted('reason', problemLabels.reason, ({ reason }) => (
    <span className="block min-w-64 whitespace-normal">{reason}</span>
  )),
  problem.of(
    'law',
    problemLabels.law,
    ({ law }) => law ?? null,
    ({ law }) => <span className="block min-w-40 whitespace-normal">{law}</span>,
  ),
];

export function ProblemTable({ problems }: { problems: readonly FeedProblem[] }) {
  return (
    <ToolTable
      name="feed-problems"
      caption={text.problemCaption}
      columns={problemColumns}
      source={{ rows: problems.map((each, id) => ({ ...each, id })) }}
    />
  );
}

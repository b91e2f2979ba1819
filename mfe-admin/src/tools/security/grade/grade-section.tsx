import type { SiteAnswer } from '@talent/api/platform/platform-status';
import { Link } from '@talent/ui/link';
import { Notice } from '@talent/ui/notice';
import { Select } from '@talent/ui/select';
import { useState, type ReactNode } from 'react';
import { askPlatform } from '../../../backend/ask-platform';
import { ToolButton } from '../../../controls/tool-button';
import { Loaded } from '../../../queries/loaded';
import { queryClient } from '../../../queries/query-client';
import { Clipped } from '../../../table/clipped';
import { column, figureColumn } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';
import { ShortTable } from '../../../table/tool-table';
import { formatUtc } from '../../../time/utc';
import { gradeTexts as text, gradedPages, security } from '../content/security-dashboard';
import { toGradeInput } from './grade-input';
import { RULES, gradeAnswer, type Grade } from './observatory';

const query = {
  queryKey: ['security', 'grades'],
  queryFn: async () => {
    const pages = await Promise.all(gradedPages.map(gradePage));
    return { at: new Date().toISOString(), pages };
  },
};

async function gradePage({ path, app }: { path: string; app: string }) {
  try {
    // The server asks the public address, because a browser hides cookies and redirects.
    const answer = await askPlatform<SiteAnswer>(`/answer?path=${encodeURIComponent(path)}`);
    const input = toGradeInput(answer);
    const isHttps = input.url.protocol === 'https:';
    const grade = gradeAnswer(input);
    return { path, app, status: 'graded', grade, answered: answer.status, isHttps } as const;
  } catch (error) {
    console.error(`The headers of ${path} were not graded`, error);
    const message = error instanceof Error ? error.message : String(error);
    return { path, app, status: 'failed', message } as const;
  }
}

type PageGrade = Awaited<ReturnType<typeof gradePage>>;

/** The grade of a page of each app, and its tests. */
export function GradeSection(): ReactNode {
  return (
    <Loaded query={query} texts={security}>
      {({ at, pages }) => <Measured at={at} pages={pages} />}
    </Loaded>
  );
}

function Measured({ at, pages }: { at: string; pages: readonly PageGrade[] }): ReactNode {
  const [path, setPath] = useState<string>(gradedPages[0].path);
  const shown = pages.find((page) => page.path === path);
  const isHttp = pages.some((page) => page.status === 'graded' && !page.isHttps);
  return (
    <>
      <p className="text-ink-muted mb-4 max-w-prose text-sm">
        {text.lede} {text.measured(formatUtc(at))} {text.rules}{' '}
        <Link href={RULES.url}>
          {RULES.name} {RULES.version}
        </Link>
        . {text.rulesNote}
      </p>
      {isHttp && <Notice className="mb-4">{text.noHttps}</Notice>}
      <ShortTable
        name="grades"
        caption={text.caption}
        columns={pageColumns}
        rows={pages}
        rowKey={(page) => page.path}
      />
      <p className="text-ink-muted mt-2 text-sm">{text.guarded}</p>
      <div className="mt-6 mb-3 flex flex-wrap items-end justify-between gap-3">
        <Select
          label={text.pick}
          value={path}
          options={pages.map((page) => ({ value: page.path, label: page.path }))}
          onChoose={setPath}
        />
        <ToolButton onClick={() => void queryClient.invalidateQueries(query)}>
          {text.again}
        </ToolButton>
      </div>
      {shown?.status === 'graded' && <GradeTests path={path} grade={shown.grade} />}
      {shown?.status === 'failed' && <Notice tone="error">{shown.message}</Notice>}
    </>
  );
}

const pageColumns: readonly ToolColumn<PageGrade>[] = [
  column('page', text.page, ({ path }) => path, {
    cell: ({ path, app }) => (
      <>
        {path} <span className="text-ink-muted font-normal">{app}</span>
      </>
    ),
  }),
  column(
    'grade',
    text.grade,
    (page) => (page.status === 'graded' ? page.grade.letter : text.unanswered),
    {
      priority: 1,
      cell: (page) =>
        page.status === 'graded' ? (
          <span className="font-display text-lg font-semibold">{page.grade.letter}</span>
        ) : (
          text.unanswered
        ),
    },
  ),
  figureColumn('score', text.score, (page) => (page.status === 'graded' ? page.grade.score : null)),
  figureColumn('status', text.status, (page) => (page.status === 'graded' ? page.answered : null)),
];

function GradeTests({ path, grade }: { path: string; grade: Grade }): ReactNode {
  const open = grade.tests.filter(({ advice }) => advice !== null);
  return (
    <>
      <ShortTable
        name="grade-tests"
        caption={text.details(path)}
        columns={testColumns}
        rows={grade.tests}
        rowKey={({ title }) => title}
      />
      <h3 className="mt-6 mb-2 font-sans font-semibold">{text.missing}</h3>
      {open.length === 0 ? (
        <p>{text.complete}</p>
      ) : (
        <ul className="list-disc ps-5">
          {open.map(({ title, advice }) => (
            <li key={title}>
              {title}: {advice}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const testColumns: readonly ToolColumn<Grade['tests'][number]>[] = [
  { key: 'test', label: text.test, value: ({ title }) => title },
  column('points', text.points, ({ modifier }) => modifier, {
    align: 'end',
    sortable: true,
    priority: 1,
    cell: ({ modifier }) => <Points count={modifier} />,
  }),
  column('result', text.result, ({ says }) => says, {
    cell: ({ says }) => <span className="block min-w-40">{says}</span>,
  }),
  column('evidence', text.evidence, ({ evidence }) => evidence, {
    priority: 3,
    cell: ({ evidence }) => (
      <Clipped isLong>
        <code className="text-xs">{evidence}</code>
      </Clipped>
    ),
  }),
];

function Points({ count }: { count: number }): ReactNode {
  if (count < 0) return <span className="text-negative">{`−${-count}`}</span>;
  return count === 0 ? '0' : `+${count}`;
}

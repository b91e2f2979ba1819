import type { SiteAnswer } from '@talent/api/platform/platform-status';
import { Link } from '@talent/ui/link';
import { Notice } from '@talent/ui/notice';
import { Select } from '@talent/ui/select';
import { useState } from 'react';
import { askPlatform } from '../../../backend/ask-platform';
import { ToolButton } from '../../../controls/tool-button';
import { Loaded } from '../../../queries/query-part';
import { queryClient } from '../../../queries/query-client';
import { Clipped } from '../../../table/clipped';
import { columnsOf, figureColumn, rare, vital } from '../../../table/columns';
import { ShortTable } from '../../../table/tool-table';
import { formatTime } from '../../../time/format-time';
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
    return { path, app, status: 'failed', grade: null, answered: null, message } as const;
  }
}

type PageGrade = Awaited<ReturnType<typeof gradePage>>;

export function GradeSection() {
  return (
    <Loaded query={query} texts={security}>
      {(measured) => <Measured {...measured} />}
    </Loaded>
  );
}

function Measured({ at, pages }: { at: string; pages: readonly PageGrade[] }) {
  const [path, setPath] = useState<string>(gradedPages[0].path);
  const shown = pages.find((page) => page.path === path);
  const isHttp = pages.some((page) => page.status === 'graded' && !page.isHttps);
  return (
    <>
      <p className="text-ink-muted mb-4 max-w-prose text-sm">
        {text.lede} <span>{text.measured(formatTime(at))}</span> {text.rules}{' '}
        <Link href={RULES.url}>
          {RULES.name} {RULES.version}
        </Link>
        . {text.rulesNote}
      </p>
      {isHttp && <Notice className="mb-4">{text.noHttps}</Notice>}
      <ShortTable name="grades" caption={text.caption} columns={pageColumns} rows={pages} />
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

const ofPage = columnsOf<PageGrade>();
const letterOf = (page: PageGrade) =>
  page.status === 'graded' ? page.grade.letter : text.unanswered;
const pageColumns = [
  ofPage.of(
    'page',
    text.page,
    ({ path }) => path,
    ({ path, app }) => (
      <>
        <span>{path}</span> <span className="text-ink-muted font-normal">{app}</span>
      </>
    ),
  ),
  vital(
    ofPage.of('grade', text.grade, letterOf, (page) => (
      <span className={page.status === 'graded' ? 'font-display text-lg font-semibold' : ''}>
        {letterOf(page)}
      </span>
    )),
  ),
  figureColumn<PageGrade>('score', text.score, (page) => page.grade?.score ?? null),
  figureColumn<PageGrade>('status', text.status, (page) => page.answered),
];

function GradeTests({ path, grade }: { path: string; grade: Grade }) {
  const open = grade.tests.filter(({ advice }) => advice !== null);
  return (
    <>
      <ShortTable
        name="grade-tests"
        caption={text.details(path)}
        columns={testColumns}
        rows={grade.tests}
      />
      <h3 className="mt-6 mb-2 font-sans font-semibold">{text.missing}</h3>
      {open.length === 0 ? (
        <p>{text.complete}</p>
      ) : (
        <ul className="list-disc ps-5">
          {open.map(({ title, advice }) => (
            <li key={title}>{`${title}: ${advice ?? ''}`}</li>
          ))}
        </ul>
      )}
    </>
  );
}

const ofTest = columnsOf<Grade['tests'][number]>();
const testColumns = [
  ofTest.of('test', text.test, ({ title }) => title),
  vital({
    ...figureColumn<Grade['tests'][number]>('points', text.points, ({ modifier }) => modifier),
    cell: ({ modifier }) => <Points count={modifier} />,
  }),
  ofTest.of(
    'result',
    text.result,
    ({ says }) => says,
    ({ says }) => <span className="block min-w-40">{says}</span>,
  ),
  rare(
    ofTest.unsorted('evidence', text.evidence, ({ evidence }) => (
      <Clipped isLong>
        <code className="text-xs">{evidence}</code>
      </Clipped>
    )),
  ),
];

function Points({ count }: { count: number }) {
  if (count < 0) return <span className="text-negative">{`−${-count}`}</span>;
  return <span>{count === 0 ? '0' : `+${count}`}</span>;
}

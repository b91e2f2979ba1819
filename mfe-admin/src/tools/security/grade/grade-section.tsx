import { Button } from '@talent/ui/button';
import { Link } from '@talent/ui/link';
import { Notice } from '@talent/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { DataTable } from '@talent/ui/data-table';
import { gradeTexts as text, security } from '../content/security-dashboard';
import { SelectField } from '../../../controls/select-field';
import { queryClient } from '../../../queries/query-client';
import { QueryPart } from '../../../queries/query-part';
import { securityQueries } from '../queries';
import { GradeTests } from './grade-tests';
import { RULES } from './observatory';
import { gradePages } from './grade-pages';
import type { Grades, PageGrade } from './grade-pages';
import { formatUtc } from '../../../time/utc';

/** The grade of a page of each app, and its tests. */
export function GradeSection(): ReactNode {
  const grades = useQuery({ queryKey: securityQueries.grades, queryFn: gradePages }, queryClient);
  return (
    <QueryPart query={grades} texts={security}>
      {(value) => <Measured grades={value} onMeasure={() => void grades.refetch()} />}
    </QueryPart>
  );
}

function Measured({ grades, onMeasure }: { grades: Grades; onMeasure: () => void }): ReactNode {
  const [path, setPath] = useState(grades.pages[0]?.path ?? '/');
  const shown = grades.pages.find((page) => page.path === path)?.result;
  const isHttp = grades.pages.some(({ result }) => result.status === 'graded' && !result.isHttps);
  return (
    <>
      <p className="text-ink-muted mb-4 max-w-prose text-sm">
        {text.lede} {text.measured(formatUtc(grades.at))} {text.rules}{' '}
        <Link href={RULES.url}>
          {RULES.name} {RULES.version}
        </Link>
        . {text.rulesNote}
      </p>
      {isHttp && <Notice className="mb-4">{text.noHttps}</Notice>}
      <GradedPages pages={grades.pages} />
      <p className="text-ink-muted mt-2 text-sm">{text.guarded}</p>
      <div className="mt-6 mb-3 flex flex-wrap items-end justify-between gap-3">
        <SelectField
          label={text.pick}
          value={path}
          options={grades.pages.map((page) => [page.path, page.path] as const)}
          onChange={setPath}
        />
        <Button variant="secondary" size="sm" onClick={onMeasure}>
          {text.again}
        </Button>
      </div>
      {shown?.status === 'graded' && <GradeTests path={path} grade={shown.grade} />}
      {shown?.status === 'failed' && <Notice tone="error">{shown.message}</Notice>}
    </>
  );
}

/** The grades side by side. */
function GradedPages({ pages }: { pages: readonly PageGrade[] }): ReactNode {
  return (
    <DataTable caption={text.caption} captionHidden>
      <thead>
        <tr>
          <th scope="col">{text.page}</th>
          <th scope="col">{text.grade}</th>
          <th scope="col" className="numeric">
            {text.score}
          </th>
          <th scope="col" className="numeric">
            {text.status}
          </th>
        </tr>
      </thead>
      <tbody>
        {pages.map(({ path, app, result }) => (
          <tr key={path}>
            <th scope="row">
              {path} <span className="text-ink-muted font-normal">{app}</span>
            </th>
            {result.status === 'graded' ? (
              <>
                <td className="font-display text-lg font-semibold">{result.grade.letter}</td>
                <td className="numeric">{result.grade.score}</td>
                <td className="numeric">{result.answered}</td>
              </>
            ) : (
              <td colSpan={3}>{text.unanswered}</td>
            )}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

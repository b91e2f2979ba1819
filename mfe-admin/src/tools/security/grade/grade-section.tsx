import { Button } from '@talent/ui/button';
import { Link } from '@talent/ui/link';
import { Notice } from '@talent/ui/notice';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { gradeTexts as text } from '../content/security-dashboard';
import { LoadedPart } from '../../../queries/loaded-part';
import { GradeTests } from './grade-tests';
import { GradedPages } from './graded-pages';
import { RULES } from './observatory';
import { useGrades } from './use-grades';
import type { Grades } from './use-grades';
import { formatUtc } from '../../../time/utc';

/** The grade of a page of each app, and what it is made of. */
export function GradeSection(): ReactNode {
  const [grades, measure] = useGrades();
  return (
    <LoadedPart state={grades} onRetry={measure}>
      {(value) => <Measured grades={value} onMeasure={measure} />}
    </LoadedPart>
  );
}

function Measured({ grades, onMeasure }: { grades: Grades; onMeasure: () => void }): ReactNode {
  const [path, setPath] = useState(grades.pages[0]?.path ?? '/');
  const id = useId();
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
        <div>
          <label htmlFor={id} className="mb-1 block text-sm font-medium">
            {text.pick}
          </label>
          <select
            id={id}
            className="control"
            value={path}
            onChange={(event) => setPath(event.target.value)}
          >
            {grades.pages.map((page) => (
              <option key={page.path}>{page.path}</option>
            ))}
          </select>
        </div>
        <Button variant="secondary" size="sm" onClick={onMeasure}>
          {text.again}
        </Button>
      </div>
      {shown?.status === 'graded' && <GradeTests path={path} grade={shown.grade} />}
      {shown?.status === 'failed' && <Notice tone="error">{shown.message}</Notice>}
    </>
  );
}

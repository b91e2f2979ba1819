import { DataTable } from '@talent/ui/data-table';
import type { ReactNode } from 'react';
import { gradeTexts as text } from '../content/security-dashboard';
import type { PageGrade } from './grade-pages';

/** The grades side by side. */
export function GradedPages({ pages }: { pages: readonly PageGrade[] }): ReactNode {
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

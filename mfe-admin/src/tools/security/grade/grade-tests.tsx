import type { ReactNode } from 'react';
import { PlainTable } from '../../../table/plain-table';
import { gradeTexts as text } from '../content/security-dashboard';
import type { Grade } from './observatory';

/** The tests of one page with points and evidence, and ways to earn more points. */
export function GradeTests({ path, grade }: { path: string; grade: Grade }): ReactNode {
  const open = grade.tests.filter(({ advice }) => advice !== null);
  return (
    <>
      <PlainTable
        caption={text.details(path)}
        captionHidden
        columns={[
          { label: text.test, cell: ({ title }) => title },
          {
            label: text.points,
            numeric: true,
            cell: ({ modifier }) => <Points count={modifier} />,
          },
          { label: text.result, className: 'min-w-48', cell: ({ says }) => says },
          {
            label: text.evidence,
            className: 'min-w-56',
            cell: ({ evidence }) => (
              <code className="block min-w-64 text-xs break-words">{evidence}</code>
            ),
          },
        ]}
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

function Points({ count }: { count: number }): ReactNode {
  if (count < 0) return <span className="text-negative">{`−${-count}`}</span>;
  return count === 0 ? '0' : `+${count}`;
}

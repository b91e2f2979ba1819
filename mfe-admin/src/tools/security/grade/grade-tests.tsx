import { DataTable } from '@talent/ui/data-table';
import type { ReactNode } from 'react';
import { gradeTexts as text } from '../content/security-dashboard';
import type { Grade } from './observatory';

/** The tests of one page with their points and what decided them, and what is missing for more. */
export function GradeTests({ path, grade }: { path: string; grade: Grade }): ReactNode {
  const open = grade.tests.filter(({ advice }) => advice !== null);
  return (
    <>
      <DataTable caption={text.details(path)} captionHidden>
        <thead>
          <tr>
            <th scope="col">{text.test}</th>
            <th scope="col" className="numeric">
              {text.points}
            </th>
            <th scope="col">{text.result}</th>
            <th scope="col">{text.evidence}</th>
          </tr>
        </thead>
        <tbody>
          {grade.tests.map(({ title, modifier, says, evidence }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td className={`numeric ${modifier < 0 ? 'text-negative' : ''}`}>
                {modifier > 0 ? `+${modifier}` : String(modifier).replace('-', '−')}
              </td>
              <td className="min-w-48">{says}</td>
              <td className="min-w-56">
                <code className="block min-w-64 text-xs break-words">{evidence}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
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

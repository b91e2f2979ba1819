import type { ReportFigures } from '@talent/jobs/report-figures';
import { change } from '@talent/jobs/report-words';
import { DataTable } from '@talent/ui/data-table';
import type { ReactNode } from 'react';
import { figureTexts } from '../content/jobs-report';

/** Skills that more open postings name than a week earlier. */
export function SkillTable({ skills }: { skills: ReportFigures['skills'] }): ReactNode {
  if (skills.length === 0) return <p className="mt-8">{figureTexts.noSkills}</p>;
  return (
    <DataTable caption={figureTexts.skills} className="mt-8 max-w-xl">
      <thead>
        <tr>
          {figureTexts.skillColumns.map((column, at) => (
            <th key={column} scope="col" className={at === 0 ? undefined : 'numeric'}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {skills.map(({ skill, open, open_before: before }) => (
          <tr key={skill}>
            <th scope="row">{skill}</th>
            <td className="numeric">{open}</td>
            <td className="numeric">{before}</td>
            <td className="numeric">{change(open, before)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

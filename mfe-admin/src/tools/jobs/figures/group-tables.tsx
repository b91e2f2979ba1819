import type { ReportFigures } from '@talent/jobs/report-figures';
import { change, placeName, wordOf } from '@talent/jobs/report-words';
import { DataTable } from '@talent/ui/data-table';
import type { ReactNode } from 'react';
import { figureTexts } from '../content/jobs-report';

const kinds = ['roles', 'levels', 'places', 'modes'] as const;

/** New, closed and open postings by role, level, place and way of working. */
export function GroupTables({ figures }: { figures: ReportFigures }): ReactNode {
  return (
    <div className="mt-8 grid grid-cols-1 gap-8 lg:grid-cols-2">
      {kinds.map((kind) => (
        <DataTable key={kind} caption={figureTexts.groups[kind]}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{figureTexts.groups[kind]}</span>
              </th>
              {figureTexts.columns.map((column) => (
                <th key={column} scope="col" className="numeric">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures[kind].map((group) => (
              <tr key={group.key}>
                <th scope="row">{kind === 'places' ? placeName(group.key) : wordOf(group.key)}</th>
                <td className="numeric">{group.new}</td>
                <td className="numeric">{group.closed}</td>
                <td className="numeric">{group.open}</td>
                <td className="numeric">{change(group.open, group.open_before)}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      ))}
    </div>
  );
}

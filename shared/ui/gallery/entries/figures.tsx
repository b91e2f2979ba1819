import { DataTable } from '../../src/figures/data-table.tsx';
import { Money } from '../../src/figures/money.tsx';
import { SourceNote } from '../../src/figures/source-note.tsx';
import { StatTile } from '../../src/figures/stat-tile.tsx';
import type { Entry } from './entry.ts';

const levels = [
  { level: 'Junior', people: '412', median: 128_000 },
  { level: 'Senior', people: '1,204', median: 184_500 },
  { level: 'Staff', people: '233', median: 246_000 },
];

export const figures: readonly Entry[] = [
  {
    name: 'data-table',
    about: 'A table of figures. On a narrow screen the name of a row stays while figures scroll.',
    states: [
      {
        label: 'with a source and a marked row',
        wide: true,
        element: (
          <DataTable
            caption="Sample pay by level, US dollars a year"
            source={<SourceNote source="Sample Bureau" period="May 2024" sample="1,849 answers" />}
          >
            <thead>
              <tr>
                <th scope="col">Level</th>
                <th scope="col" className="numeric">
                  Answers
                </th>
                <th scope="col" className="numeric">
                  Median
                </th>
              </tr>
            </thead>
            <tbody>
              {levels.map(({ level, people, median }) => (
                <tr key={level} aria-current={level === 'Senior'}>
                  <th scope="row">{level}</th>
                  <td className="numeric">{people}</td>
                  <td className="numeric">
                    <Money amount={median} currency="USD" />
                  </td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        ),
      },
    ],
  },
  {
    name: 'money',
    about: 'A salary with figures of one width.',
    states: [
      { label: 'an amount', element: <Money amount={185_000} currency="USD" /> },
      { label: 'a range', element: <Money amount={150_000} upTo={180_000} currency="CAD" /> },
      { label: 'a year', element: <Money amount={185_000} currency="USD" per="year" /> },
    ],
  },
  {
    name: 'stat-tile',
    about: 'One large figure over a short label.',
    states: [
      { label: 'figure and label', element: <StatTile figure="72h" label="average shortlist" /> },
      {
        label: 'with a note',
        element: <StatTile figure="92%" label="interview pass" note="Of 300 sample interviews." />,
      },
    ],
  },
  {
    name: 'source-note',
    about: 'Says where figures come from, for which time and from how many cases.',
    states: [
      { label: 'source alone', element: <SourceNote source="Sample Bureau" /> },
      {
        label: 'linked, with period, sample and method',
        element: (
          <SourceNote
            source="Sample Bureau"
            href="#source-note"
            period="May 2024"
            sample="12,480 respondents"
          >
            Bonuses are not included.
          </SourceNote>
        ),
      },
    ],
  },
];

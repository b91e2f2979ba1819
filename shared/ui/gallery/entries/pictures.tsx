import { EmptyState } from '../../src/marks/empty-state.tsx';
import { MarkDrawing } from '../../src/marks/mark-drawing.tsx';
import { MarkPicture } from '../../src/marks/mark-picture.tsx';
import { logoMark } from '../../src/marks/pictures/logo-mark.ts';
import { samplePictures } from '../../src/marks/testing/sample-pictures.ts';
import type { Entry } from './entry.ts';

const pictures = Object.entries(samplePictures).map(([name, make]) => ({ name, picture: make() }));
const atPageSize = ['computer-vision-engineer', 'United States and Canada', 'process'];
const atFullWidth = ['many countries'];

export const markPictures: readonly Entry[] = [
  {
    name: 'mark-picture',
    about: 'A generated picture that counts something true: every one as a card, some larger.',
    states: [
      ...pictures.map(({ name, picture }) => ({
        label: name,
        element: <MarkPicture picture={picture} size="card" />,
      })),
      ...pictures
        .filter(({ name }) => atPageSize.includes(name))
        .map(({ name, picture }) => ({
          label: `${name}, size of a page, 640 px`,
          wide: true as const,
          element: <MarkPicture picture={picture} />,
        })),
      ...pictures
        .filter(({ name }) => atFullWidth.includes(name))
        .map(({ name, picture }) => ({
          label: `${name}, full width, decorative`,
          wide: true as const,
          element: <MarkPicture picture={picture} size="full" decorative />,
        })),
    ],
  },
  {
    name: 'mark-drawing',
    about: 'The marks alone, without caption or motion: the logo.',
    states: [
      { label: '16 px', element: <MarkDrawing picture={logoMark()} className="size-4" /> },
      { label: '32 px', element: <MarkDrawing picture={logoMark()} className="size-8" /> },
      { label: '96 px', element: <MarkDrawing picture={logoMark()} className="size-24" /> },
    ],
  },
  {
    name: 'empty-state',
    about: 'In place of a list, table or chart that has no data yet.',
    states: [
      {
        label: 'a list',
        element: <EmptyState kind="list">No files yet. Import one to begin.</EmptyState>,
      },
      {
        label: 'a chart',
        element: <EmptyState kind="chart">Figures appear after the first week.</EmptyState>,
      },
    ],
  },
];

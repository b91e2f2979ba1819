import { MarkPicture } from '../../src/marks/mark-picture.tsx';
import { samplePictures } from '../../src/marks/testing/sample-pictures.ts';
import type { Entry } from './entry.ts';

const pictures = Object.entries(samplePictures).map(([name, make]) => ({ name, picture: make() }));

export const markPictures: readonly Entry[] = [
  {
    name: 'mark-picture',
    about: 'A generated picture that counts something true. All of them, as cards.',
    states: [
      ...pictures.map(({ name, picture }) => ({
        label: name,
        element: <MarkPicture picture={picture} size="card" />,
      })),
      ...pictures.map(({ name, picture }) => ({
        label: `${name}, size of a page`,
        wide: true as const,
        element: <MarkPicture picture={picture} decorative />,
      })),
    ],
  },
];

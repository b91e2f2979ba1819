// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PostFigure } from './post-figure.tsx';
import { visionOutputs } from './vision-outputs.ts';

afterEach(cleanup);

it('shows six pictures with their names, hidden from assistive technology', () => {
  const { container } = render(<PostFigure figure={visionOutputs()} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'ClassificationOne answer for the whole picture',
    'DetectionA box around each object',
    'SegmentationThe pixels of the object',
    'ReadingCharacters and their places',
    'MeasurementA length, from a calibrated camera',
    'TrackingThe same object in three moments',
  ]);
  expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(6);
});

it('draws no two pictures alike, each within 400 marks', () => {
  const drawings = visionOutputs().pictures.map(({ picture }) =>
    picture.paths.map(({ d }) => d).join(''),
  );
  expect(new Set(drawings).size).toBe(6);
  for (const drawing of drawings) {
    expect(drawing.match(/M/g)?.length).toBeLessThanOrEqual(400);
  }
});

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { figureMarkdown, isFigureId, postFigures, unknownFigures } from './figure-list.ts';
import { PostFigure } from './post-figure.tsx';
import { payFigure, type PayRow } from './us-pay-by-role.ts';
import { visionOutputs } from './vision-outputs.ts';
import { levelFigure, midAndSeniorFigure, type LevelRow } from './us-pay-by-level.ts';

afterEach(cleanup);

function row(role: string, label: string, p50: number, spread = 1000): PayRow {
  return {
    role,
    level: null,
    n: 1204,
    period: '2024-2025',
    p10: p50 - 50_000,
    p25: p50 - 25_000,
    p50,
    p75: p50 + 25_000,
    p90: p50 + 50_000,
    p50_low: p50 - spread,
    p50_high: p50 + spread,
    salary_roles: { label },
    salary_sources: {
      ...{ key: 'ai-jobs-net', edition: '2025-01-19' },
      name: 'A pay file, snapshot of January 19, 2025',
      url: 'https://pay.example',
      licence: 'CC0 1.0',
      attribution: null,
    },
  };
}

const engineer = row('ai-engineer', 'AI Engineer', 174_000);
const scientist = row('data-scientist', 'Data Scientist', 158_000);

it('names the role with the highest median, and no winner where the intervals overlap', () => {
  expect(payFigure([scientist, engineer])?.headline).toBe(
    'Of 2 roles, AI Engineer ($174,000) has the highest median',
  );
  const near = row('data-scientist', 'Data Scientist', 173_500);
  expect(payFigure([near, engineer])?.headline).toBe(
    'The medians of AI Engineer ($174,000) and Data Scientist ($173,500) are too close to rank',
  );
  expect(payFigure([engineer])?.headline).toBe('AI Engineer: the median is $174,000');
  expect(payFigure([])).toBeNull();
});

it('is a chart with its figures, period, day of the file and license, and no heading of the text', () => {
  const figure = payFigure([scientist, engineer]);
  if (!figure) throw new Error('There are rows.');
  const { container } = render(<PostFigure figure={figure} />);
  screen.getByRole('application', { name: /Ranges of 2 groups on one axis/ });
  expect(container.querySelector('h2, h3, h4')).toBeNull();
  expect(container.textContent).toMatch(
    /Source: A pay file, snapshot of January 19, 2025, pay ranges of 2024 to January 2025, \d\d months old\. License: CC0 1\.0\./,
  );
  expect(container.querySelector('tbody tr')?.textContent).toBe(
    'AI Engineer (1,204 ranges)$124,000$149,000$174,000$199,000$224,000',
  );
});

it('names an unknown figure and those that there are', () => {
  expect(unknownFigures(['us-pay-by-role'])).toBeNull();
  expect(unknownFigures(['us-pay', 'us-pay-by-role'])).toBe(
    'There is no figure "us-pay". Use one of: us-pay-by-role, ai-postings-us-ca, pay-transparency-us-ca, pay-transparency-us-software, remote-postings-us-ca, us-ml-engineer-pay-by-level, us-pay-mid-and-senior, vision-outputs.',
  );
  expect(isFigureId('toString')).toBe(false);
});

it('is written as a link with its id as title', () => {
  expect(figureMarkdown(postFigures[0])).toBe(
    '[Pay by role in the United States](/ai-ml-salary-data "figure:us-pay-by-role")',
  );
});

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

const level = (role: string, of: string, p50: number): LevelRow => ({
  ...row(role, role, p50),
  ...{ level: of, n: 60, p10: null, p50, p25: p50 - 20_000, p75: p50 + 20_000, p90: null },
});

it('pay by level lists levels from the lowest median to the highest, and needs two of them', () => {
  const figure = levelFigure([level('Engineer', 'SE', 200_000), level('Engineer', 'EN', 140_000)]);
  expect(figure?.headline).toBe(
    'Engineer: the median goes from $140,000 at entry level to $200,000 at senior level',
  );
  expect(figure?.kind === 'ranges' && figure.rows.map(({ label }) => label)).toEqual([
    'Entry',
    'Senior',
  ]);
  expect(levelFigure([level('Engineer', 'SE', 200_000)])).toBeNull();
});

it('pay by level states the smallest and the largest step between two levels, and leaves out a role with one of them', () => {
  const rows = [
    level('Engineer', 'MI', 150_000),
    level('Engineer', 'SE', 180_000),
    level('Scientist', 'MI', 130_000),
    level('Scientist', 'SE', 170_000),
    level('Analyst', 'MI', 90_000),
  ];
  const figure = midAndSeniorFigure(rows);
  expect(figure?.headline).toBe('From mid to senior level, the median rises by $30,000 to $40,000');
  expect(figure?.kind === 'ranges' && figure.rows.map(({ label }) => label)).toEqual([
    'Engineer, mid',
    'Engineer, senior',
    'Scientist, mid',
    'Scientist, senior',
  ]);
  expect(midAndSeniorFigure(rows.slice(4))).toBeNull();
});

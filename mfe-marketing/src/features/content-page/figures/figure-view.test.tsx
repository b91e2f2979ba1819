// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FigureBlock } from '../../../content/figure-block';
import {
  drawFigure,
  hoursPicture,
  scorePicture,
  stairPicture,
  weeksPicture,
  monthsOf,
  periodPicture,
  yearPicture,
} from './draw-figure';
import { FigureView } from './figure-view';
import { weeksOf } from './week-plan';
import type { Picture } from '@talent/ui/picture';
import { markCount } from '@talent/ui/testing/mark-count';
import { cityDay, sharedHours, workingDays } from '../drawings/working-day';

function show(block: FigureBlock): HTMLElement {
  return renderPage(() => <FigureView figure={drawFigure(block)} />).container;
}

it('shows the levels of a role in order, each with its duties', () => {
  const container = show({
    kind: 'ladder',
    caption: 'Two levels',
    levels: [
      { name: 'Entry', items: [{ title: 'Data', text: 'Reads it' }] },
      { name: 'Senior', items: [{ title: 'Data', text: 'Changes it' }] },
    ],
  });
  const figure = screen.getByRole('figure', { name: 'Two levels' });
  const levels = within(figure).getAllByRole('heading');
  expect(levels.map(({ textContent }) => textContent)).toEqual(['Entry', 'Senior']);
  expect(within(figure).getAllByRole('listitem').at(-1)?.textContent).toBe('DataChanges it');
  expect(container.querySelectorAll('svg:not([aria-hidden=true]), [style]')).toHaveLength(0);
});

it('says the scores of a scorecard in figures and that they are a sample, with no column where a page names no weak answers', () => {
  const row = { question: 'Why?', strong: 'A reason', sample: [4, 1, 2] } as const;
  show({ kind: 'scorecard', caption: 'Questions', rows: [{ ...row, weak: 'No idea' }] });
  const cells = within(screen.getByRole('row', { name: /Why\?/ })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['No idea', 'A reason', 'A4B1C2']);
  screen.getByText(/candidates A, B and C and their scores are made up/);
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    '/contact-ai-recruiters#sample-shortlist',
  );
  cleanup();
  show({ kind: 'scorecard', caption: 'Skills', rows: [row] });
  const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns).toEqual(['Look for', 'A good answer: four squares', 'Sample scores']);
});

it('says how many hours places have in common, and that it depends on the season', () => {
  show({
    kind: 'zones',
    caption: 'Hours',
    city: 'New York',
    zone: 'America/New_York',
    rows: [
      { places: 'Vancouver', zones: ['America/Vancouver'], text: 'A day together.' },
      { places: 'São Paulo', zones: ['America/Sao_Paulo'] },
      { places: 'Athens, Cape Town', zones: ['Europe/Athens', 'Africa/Johannesburg'] },
      { places: 'Singapore', zones: ['Asia/Singapore'] },
    ],
  });
  const rows = screen.getAllByRole('row').slice(1);
  const hours = rows.map((row) => within(row).getAllByRole('cell')[1]?.textContent);
  expect(hours).toEqual(['5 hours', '6–7 hours', '1–2 hours', '0 hours']);
  screen.getByText('A day together.');
});

it('answers the same questions for every way to hire', () => {
  show({
    kind: 'options',
    caption: 'Ways',
    questions: ['Fits when', 'Ends with'],
    options: [
      { name: 'Contract', year: [{ from: 1, to: 3 }], answers: ['A date', 'A handover'] },
      { name: 'Permanent', year: [{ from: 1, to: 12 }], answers: ['No date', 'It does not'] },
    ],
  });
  const figure = screen.getByRole('figure', { name: 'Ways' });
  expect(within(figure).getAllByText('Ends with')).toHaveLength(2);
  const answers = within(figure).getAllByRole('definition');
  expect(answers.map(({ textContent }) => textContent)).toEqual([
    'A date',
    'A handover',
    'No date',
    'It does not',
  ]);
});

it('keeps every question of a decision in the page, one answer open at a time', () => {
  const container = show({
    kind: 'decision',
    caption: 'Decide',
    start: {
      question: 'When does it end?',
      answers: [
        {
          answer: 'On a date',
          then: { result: 'Contract', text: 'A date suits it.', link: { label: 'More', to: '/a' } },
        },
        {
          answer: 'Never',
          then: {
            question: 'How clear?',
            answers: [
              {
                answer: 'Clear',
                then: { result: 'Permanent', text: 'Hire.', link: { label: 'Fees', to: '/b' } },
              },
            ],
          },
        },
      ],
    },
  });
  const answers = [...container.querySelectorAll('details')];
  expect(answers.map((answer) => answer.querySelector('summary')?.textContent)).toEqual([
    'On a date',
    'Never',
    'Clear',
  ]);
  expect(answers[0]?.getAttribute('name')).toBe(answers[1]?.getAttribute('name'));
  expect(answers[2]?.getAttribute('name')).not.toBe(answers[1]?.getAttribute('name'));
  expect(answers[1]?.contains(answers[2] ?? null)).toBe(true);
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/a', '/b']);
});

function marks(picture: Picture): [named: number, all: number] {
  const named = picture.paths.filter(({ color }) => color === 'signal');
  return [markCount({ ...picture, paths: named }), markCount(picture)];
}

it.each([
  ['Week 1', [1, 1]],
  ['Weeks 2 and 3', [2, 3]],
  ['Weeks 6 to 8', [6, 8]],
  ['Weeks 9-10', [9, 10]],
  ['6 weeks before', null],
  [undefined, null],
])('the weeks of %j are %j', (when, weeks) => {
  expect(weeksOf(when)).toEqual(weeks);
});

const wholeYear = { from: 1, to: 12 };

it.each<[string, Picture, [named: number, all: number]]>([
  ['a square a week, those of the step filled', weeksPicture([3, 4], 8), [2, 8]],
  ['a score of three as three of four squares', scorePicture(3), [3, 4]],
  ['the second of three levels as a stair of six squares', stairPicture(2, 3), [3, 6]],
  ['the months that are paid, and those that are not', yearPicture([{ from: 1, to: 3 }]), [3, 12]],
  ['a year of each person', yearPicture([wholeYear, { from: 5, to: 12 }]), [20, 24]],
  ['a square a month', periodPicture('90 days', 24), [3, 3]],
  ['one hollow square for less than a month', periodPicture('7 days', 24), [0, 1]],
  // Two lines at nine and five.
  ['shared hours', hoursPicture({ startsAt: 12, hours: 8 }, cityDay), [5, 8 + 2]],
  [
    'hours of which none is shared',
    hoursPicture({ startsAt: -1.5, hours: 8 }, cityDay),
    [0, 8 + 2],
  ],
])('draws %s', (_, picture, counts) => {
  expect(marks(picture)).toEqual(counts);
});

it('draws on a scale that does not depend on what is drawn', () => {
  expect(yearPicture([wholeYear]).height).toBe(8);
  expect(periodPicture('7 days', 24).width).toBe(192);
});

it('a period is counted in months of thirty days', () => {
  expect(monthsOf('24 months')).toBe(24);
  expect(monthsOf('90 days')).toBe(3);
  expect(monthsOf('24 hours')).toBeCloseTo(1 / 30);
  expect(() => monthsOf('a while')).toThrow('is no period');
});

const city = 'America/New_York';

it.each([
  ['America/Los_Angeles', [5, 5]],
  ['Europe/London', [3, 3]],
  ['Europe/Berlin', [2, 2]],
  ['Asia/Kolkata', [0, 0]],
  // Places without daylight saving time are nearer for half of the year.
  ['America/Sao_Paulo', [6, 7]],
  ['Africa/Johannesburg', [1, 2]],
  [city, [8, 8]],
])('nine to five in %s has %j hours in common with nine to five here', (zone, hours) => {
  expect(workingDays(zone, city).map((day) => sharedHours(day))).toEqual(hours);
});

it('places a day of half hours', () => {
  const [winter] = workingDays('America/St_Johns', 'America/Toronto');
  expect(winter).toEqual({ startsAt: 7.5, hours: 8 });
});

it('refuses a name that is no zone', () => {
  expect(() => workingDays('America/Springfield', city)).toThrow(RangeError);
});

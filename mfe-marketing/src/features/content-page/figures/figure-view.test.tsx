// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FigureBlock } from '../../../content/figure-block';
import { drawFigure } from './draw-figure';
import { FigureView } from './figure-view';

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

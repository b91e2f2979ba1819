// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { payBand, paySource } from '../../api/testing/pay-band';
import { PayTable } from './pay-table';

afterEach(cleanup);

const copy = { caption: 'Posted pay', row: 'Role', n: 'n (postings)' };
const figures = { p25: 'p25', p50: 'Median', p75: 'p75' };

function cellsOf(role: RegExp): (string | null)[] {
  const row = screen.getByRole('rowheader', { name: role }).closest('tr') as HTMLElement;
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
}

it('shows sample, figures, period and source of each row', () => {
  const group = { source: paySource(), bands: [payBand({ role: 'AI Engineer', n: 1263 })] };
  render(<PayTable copy={copy} figures={figures} currency="USD" group={group} />);
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Role',
    'n (postings)',
    'p25',
    'Median',
    'p75',
    'Period',
    'Source',
  ]);
  expect(cellsOf(/AI Engineer/)).toEqual([
    '1,263',
    '$120,000',
    '$150,000',
    '$180,000',
    '2024–2025',
    'ai-jobs.net postings',
  ]);
});

it('says plainly why a suppressed row has no figures', () => {
  const none = { p10: null, p25: null, p50: null, p75: null, p90: null };
  const bands = [payBand({ role: 'NLP Engineer', n: 4, suppressed: true, ...none })];
  const group = { source: paySource(), bands };
  render(<PayTable copy={copy} figures={figures} currency="USD" group={group} />);
  expect(cellsOf(/NLP Engineer/).slice(0, 2)).toEqual(['4', 'suppressed: n < 10']);
});

it('tells a figure or sample that the source does not publish from zero', () => {
  const bands = [payBand({ role: 'Developer', n: null, p25: null })];
  const group = { source: paySource(), bands };
  render(<PayTable copy={copy} figures={figures} currency="CAD" group={group} />);
  expect(cellsOf(/Developer/).slice(0, 3)).toEqual([
    'not published',
    'not published',
    'CA$150,000',
  ]);
});

it('shows the line that a licence asks for', () => {
  const source = paySource({ attribution: 'Contains licensed information.' });
  render(
    <PayTable
      copy={copy}
      figures={figures}
      currency="CAD"
      group={{ source, bands: [payBand()] }}
    />,
  );
  expect(screen.getByText(/Contains licensed information\./)).toBeDefined();
});

it('says so when there is nothing to show', () => {
  render(
    <PayTable copy={copy} figures={figures} currency="USD" group={{ source: null, bands: [] }} />,
  );
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText(/no figures for this table/)).toBeDefined();
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DotPlot } from './dot-plot.tsx';

afterEach(cleanup);

const chart = (
  <DotPlot
    headline="Reported above official"
    subtitle="Median"
    series={[
      { key: 'reported', label: 'Reported', color: 1 },
      { key: 'official', label: 'Official', color: 2 },
    ]}
    rows={[
      { key: 'a', label: 'Data Scientist', values: [158, 113], small: [0] },
      { key: 'b', label: 'Database Architect', values: [null, 136] },
      { key: 'c', label: 'Prompt Engineer', values: [null, null], missing: 'Not published' },
    ]}
    domain={[100, 200]}
  />
);
const said = () => document.querySelector('[aria-live="polite"]')?.textContent;

it('has a dot for each value at its share of the axis, joined, hollow for few cases', () => {
  const { container } = render(chart);
  const row = (at: number) => container.querySelector(`[data-row="${at}"]`);
  expect(
    [...(row(0)?.querySelectorAll('circle') ?? [])].map((dot) => dot.getAttribute('cx')),
  ).toEqual(['58%', '13%']);
  expect(row(0)?.querySelector('circle')?.getAttribute('class')).toContain('fill-paper');
  expect(row(1)?.querySelectorAll('circle')).toHaveLength(1);
  expect(row(2)?.querySelectorAll('circle')).toHaveLength(0);
  expect(row(2)?.textContent).toBe('Prompt EngineerNot published');
  screen.getByText('Few cases');
});

it('is read with arrow keys, over missing values', () => {
  render(chart);
  const plot = screen.getByRole('application');
  fireEvent.focus(plot);
  expect(said()).toBe('Data Scientist, Reported: 158');
  fireEvent.keyDown(plot, { key: 'ArrowDown' });
  expect(said()).toBe('Database Architect, Official: 136');
  fireEvent.keyDown(plot, { key: 'ArrowDown' });
  expect(said()).toBe('Database Architect, Official: 136');
});

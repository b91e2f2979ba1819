// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SegmentedControl } from './segmented-control.tsx';

afterEach(cleanup);

const views = [
  { value: 'ranges', label: 'Ranges' },
  { value: 'trend', label: 'Trend', note: '12' },
] as const;

it('is a group of radio buttons with one of them on, and says which is chosen', () => {
  const chosen = vi.fn<(view: string) => void>();
  render(
    <SegmentedControl name="view" legend="View" choices={views} value="trend" onChoose={chosen} />,
  );
  const group = screen.getByRole('group', { name: 'View' });
  const radios = within(group).getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ checked }) => checked)).toEqual([false, true]);
  expect(new Set(radios.map(({ name }) => name))).toEqual(new Set(['view']));
  fireEvent.click(screen.getByLabelText('Ranges'));
  expect(chosen).toHaveBeenCalledExactlyOnceWith('ranges');
  // The value is the caller's: it has not changed.
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Trend 12' }).checked).toBe(true);
});

it.each([
  ['stays in a row where its words are short', ['Chart', 'Table'], false],
  ['stacks where its words and figures are long', ['Everyone', 'Visitors', 'Staff'], true, '1,204'],
  ['stacks where its words are long', ['Everyone', 'Visitors alone', 'Staff alone'], true],
  ['stacks where it has more than three', ['A', 'B', 'C', 'D'], true],
])('%s', (_, labels, stacks, note = '') => {
  render(
    <SegmentedControl
      name="view"
      legend="View"
      choices={labels.map((label) => ({ value: label, label, note: note || undefined }))}
      value={labels[0] ?? ''}
      onChoose={() => undefined}
    />,
  );
  const row = screen.getAllByRole('radio')[0]?.closest('div');
  expect(row?.className.includes('max-sm:flex-col')).toBe(stacks);
});

// @vitest-environment jsdom
import { cleanup, render, screen, within, fireEvent } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ChoiceGroup } from './choice-group.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { useState } from 'react';
import { SwitchField } from './switch-field.tsx';

afterEach(cleanup);

const choices = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'Later' },
];

it('is a named group whose question, hint and error are read out with it', () => {
  render(
    <ChoiceGroup
      type="radio"
      name="when"
      legend="When?"
      choices={choices}
      hint="Roughly."
      error="Choose one."
      required
    />,
  );
  const group = screen.getByRole('group', { name: 'When?' });
  const ids = group.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Roughly.',
    'Choose one.',
  ]);
  expect(within(group).getAllByRole('radio')).toHaveLength(2);
});

it('gives its id to the first answer, where an error summary leads', () => {
  render(<ChoiceGroup id="when" type="checkbox" name="when" legend="When?" choices={choices} />);
  expect(screen.getByRole('checkbox', { name: 'Now' }).id).toBe('when');
  expect(screen.getByRole('checkbox', { name: 'Later' }).id).toBe('');
});

it('requires an answer only of a radio group, and marks an optional group', () => {
  render(
    <>
      <ChoiceGroup type="radio" name="a" legend="One" choices={choices} required />
      <ChoiceGroup type="checkbox" name="b" legend="Any" choices={choices} />
    </>,
  );
  for (const radio of screen.getAllByRole('radio'))
    expect(radio.hasAttribute('required')).toBe(true);
  for (const box of screen.getAllByRole('checkbox'))
    expect(box.hasAttribute('required')).toBe(false);
  const legends = [...document.querySelectorAll('legend')].map(({ textContent }) => textContent);
  expect(legends).toEqual(['One', 'Any (optional)']);
});

it('is named by its sentence and described by its error', () => {
  render(<CheckboxField id="agree" label="I agree." error="Tick the box." name="consent" />);
  const box = screen.getByRole('checkbox', { name: 'I agree.' });
  expect(box.getAttribute('name')).toBe('consent');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Tick the box.');
});

it('is one control named by the whole card, which chooses it', () => {
  const changed = vi.fn<() => void>();
  render(
    <ChoiceCard type="radio" name="when" value="now" onChange={changed}>
      As soon as possible
    </ChoiceCard>,
  );
  const radio = screen.getByRole('radio', { name: 'As soon as possible' });
  expect(radio.getAttribute('value')).toBe('now');
  fireEvent.click(screen.getByText('As soon as possible'));
  expect(changed).toHaveBeenCalledOnce();
});

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

function Noise({ isFixed = false }: { isFixed?: boolean }) {
  const [isOn, setOn] = useState(false);
  return (
    <SwitchField
      label="Show noise"
      checked={isOn}
      onChange={(event) => {
        if (!isFixed) setOn(event.target.checked);
      }}
    />
  );
}

const control = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Show noise' });

it('is a switch that turns on and off, and shows the value that it is given', () => {
  render(<Noise />);
  fireEvent.click(control());
  expect(control().checked).toBe(true);
  fireEvent.click(control());
  expect(control().checked).toBe(false);
  cleanup();
  render(<Noise isFixed />);
  fireEvent.click(control());
  expect(control().checked).toBe(false);
});

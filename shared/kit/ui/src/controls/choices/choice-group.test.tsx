// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ChoiceGroup } from './choice-group.tsx';

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

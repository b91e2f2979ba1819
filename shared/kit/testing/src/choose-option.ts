import { fireEvent, screen } from '@testing-library/react';

/** Chooses the option with this value in the select with this label, as a click does. */
export function chooseOption(label: string, value: string): void {
  fireEvent.click(screen.getByRole('combobox', { name: label }));
  const option = screen
    .getAllByRole('option')
    .find((each) => each.getAttribute('data-value') === value);
  if (!option) throw new Error(`${label} has no option with the value "${value}".`);
  fireEvent.click(option);
}

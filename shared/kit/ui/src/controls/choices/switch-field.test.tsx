// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { SwitchField } from './switch-field.tsx';

afterEach(cleanup);

function Noise({ isFixed = false }: { isFixed?: boolean }) {
  const [isOn, setOn] = useState(false);
  return (
    <SwitchField
      label="Show noise"
      hint="Reports of extensions."
      checked={isOn}
      onChange={(event) => {
        if (!isFixed) setOn(event.target.checked);
      }}
    />
  );
}

const control = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Show noise' });

it('is a switch with its label and its hint', () => {
  render(<Noise />);
  const described = document.getElementById(control().getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Reports of extensions.');
  expect(control().checked).toBe(false);
});

it('turns on and off, and shows the value that it is given', () => {
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

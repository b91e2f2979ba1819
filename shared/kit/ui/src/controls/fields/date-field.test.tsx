// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DateField, type DateFieldProps } from './date-field.tsx';

const pointer = { isCoarse: false };
beforeEach(() => {
  pointer.isCoarse = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(pointer: coarse)' && pointer.isCoarse,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Due(props: Partial<DateFieldProps>) {
  const [value, setValue] = useState(props.withTime ? '2026-11-23T17:30' : '2026-11-23');
  return (
    <DateField
      label="Due"
      required
      {...props}
      value={value}
      onChange={({ target }) => setValue(target.value)}
    />
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Due');
const opener = () => screen.getByRole('button', { name: 'Calendar: Due' });
/** The code of the calendar comes when it is opened. */
async function openCalendar(): Promise<void> {
  fireEvent.click(opener());
  await screen.findByRole('dialog');
}
const day = (name: string) => screen.getByRole('button', { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });

it('opens a calendar at its day, moves by keys, and takes a day', async () => {
  render(<Due />);
  await openCalendar();
  const calendar = screen.getByRole('dialog', { name: 'Calendar: Due' });
  expect(within(calendar).getByText('November 2026')).toBeTruthy();
  expect(document.activeElement).toBe(day('Monday, November 23, 2026'));
  press('ArrowDown');
  press('ArrowRight');
  expect(document.activeElement).toBe(day('Tuesday, December 1, 2026'));
  fireEvent.click(document.activeElement as Element);
  expect(input().value).toBe('2026-12-01');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener());
});

it('keeps its day with Escape, and the key goes no further', async () => {
  const around = vi.fn<() => void>();
  render(
    <div role="presentation" onKeyDown={({ key }) => key === 'Escape' && around()}>
      <Due />
    </div>,
  );
  await openCalendar();
  press('PageDown');
  press('Escape');
  expect(input().value).toBe('2026-11-23');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(around).not.toHaveBeenCalled();
});

it('refuses days outside its limits, and keeps the time of day when another day is chosen', async () => {
  render(<Due withTime min="2026-11-20" max="2026-11-25" />);
  await openCalendar();
  fireEvent.click(day('Thursday, November 26, 2026'));
  expect(input().value).toBe('2026-11-23T17:30');
  fireEvent.click(day('Wednesday, November 25, 2026'));
  expect(input().value).toBe('2026-11-25T17:30');
});

it('opens the calendar inward where it would leave the window', async () => {
  render(<Due />);
  const at = (left: number) =>
    vi.spyOn(input(), 'getBoundingClientRect').mockReturnValue(new DOMRect(left, 0, 170, 44));
  at(window.innerWidth - 180);
  await openCalendar();
  expect(screen.getByRole('dialog').className).toContain('end-0');
  press('Escape');
  at(16);
  await openCalendar();
  expect(screen.getByRole('dialog').className).toContain('start-0');
});

it('leaves phones their own calendar, ties its error to the input, and has no opener in the served page', () => {
  pointer.isCoarse = true;
  render(<Due error="Choose a day." />);
  expect(input().type).toBe('date');
  expect(screen.queryByRole('button')).toBeNull();
  expect(input().getAttribute('aria-invalid')).toBe('true');
  const html = renderToString(<Due />);
  expect(html).toContain('type="date"');
  expect(html).not.toContain('<button');
});

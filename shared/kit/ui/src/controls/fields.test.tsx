// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Select } from './lists/select.tsx';
import { flatOptions, movedTo, typedTo } from './lists/select-options.ts';
import { listPlace } from './lists/list-place.ts';
import { DateField, type DateFieldProps } from './fields/date-field.tsx';
import { movedDay, movedMonth, weeksOf } from './fields/calendar-days.ts';
import { FileField, type FileFieldProps, fileSize } from './fields/file-field.tsx';

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

const options = ['All levels', 'Entry level', 'Mid level', 'Senior'].map((label) => ({
  value: label === 'All levels' ? '' : label,
  label,
}));

const chosen = vi.fn<(value: string) => void>();

function Page() {
  const [value, setValue] = useState('');
  const onChoose = (next: string) => {
    chosen(next);
    setValue(next);
  };
  return <Select id="level" label="Level" options={options} value={value} onChoose={onChoose} />;
}

const control = () => screen.getByRole('combobox', { name: 'Level' });
const press = (key: string) => fireEvent.keyDown(control(), { key });
/** The choice that a screen reader is told of. */
const marked = () =>
  document.getElementById(control().getAttribute('aria-activedescendant') ?? '')?.textContent;

function open(): void {
  chosen.mockClear();
  render(<Page />);
  press('ArrowDown');
}

it('a select opens at its value with an arrow, moves, also by letters, and chooses with Enter', () => {
  open();
  expect(marked()).toBe('All levels');
  const selected = screen.getAllByRole('option', { selected: true });
  expect(selected.map(({ textContent }) => textContent)).toEqual(['All levels']);
  press('s');
  expect(marked()).toBe('Senior');
  press('Home');
  press('ArrowDown');
  press('ArrowDown');
  expect(marked()).toBe('Mid level');
  expect(chosen).not.toHaveBeenCalled();
  press('Enter');
  expect(chosen).toHaveBeenCalledExactlyOnceWith('Mid level');
  expect(control().textContent).toBe('Mid level');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('a select keeps its value with Escape, and the key goes no further', () => {
  const around = vi.fn<() => void>();
  chosen.mockClear();
  render(
    <div role="presentation" onKeyDown={({ key }) => key === 'Escape' && around()}>
      <Page />
    </div>,
  );
  press('ArrowDown');
  press('End');
  press('Escape');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(chosen).not.toHaveBeenCalled();
  expect(around).not.toHaveBeenCalled();
  press('Escape');
  expect(around).toHaveBeenCalledOnce();
});

it('a select closes without a choice when the focus leaves, and takes a clicked one', () => {
  open();
  press('End');
  fireEvent.blur(control());
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(chosen).not.toHaveBeenCalled();
  fireEvent.click(control());
  fireEvent.click(screen.getByRole('option', { name: 'Senior' }));
  expect(chosen).toHaveBeenCalledExactlyOnceWith('Senior');
});

it('names its groups, and leaves out those without choices', () => {
  render(
    <Select
      label="Role"
      value="a"
      onChoose={() => {}}
      options={[
        { group: 'Open', options: [{ value: 'a', label: 'AI Engineer' }] },
        { group: 'Closed', options: [] },
      ]}
    />,
  );
  fireEvent.click(screen.getByRole('combobox'));
  expect(screen.getAllByRole('group')).toHaveLength(1);
  expect(screen.getByRole('group', { name: 'Open' })).toBeTruthy();
});

it('does not open where there is nothing to choose, and says why', () => {
  render(
    <Select
      label="Region"
      value=""
      unavailable="No regions."
      options={[{ value: '', label: 'All' }]}
      onChoose={() => {}}
    />,
  );
  const region = screen.getByRole('combobox', { name: 'Region' });
  fireEvent.click(region);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(region.getAttribute('aria-disabled')).toBe('true');
  const description = document.getElementById(region.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('No regions.');
});

const sent = () => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined));

function Form({ error }: { error?: string }) {
  return (
    <form>
      <Select id="level" name="level" label="Level" options={options} error={error} />
    </form>
  );
}

it('in a form holds its own value, and its native control tells the form of a choice', () => {
  const changed = vi.fn<() => void>();
  render(<Form />);
  document.querySelector('form')?.addEventListener('change', changed);
  expect(sent()).toEqual({ level: '' });
  press('ArrowDown');
  press('End');
  press('Enter');
  expect(control().textContent).toBe('Senior');
  expect(sent()).toEqual({ level: 'Senior' });
  expect(changed).toHaveBeenCalledOnce();
});

it('in a form ties its error to the control', () => {
  render(<Form error="Choose a level." />);
  expect(control().getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(control().getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Choose a level.');
});

it('in a form is the native select on a phone, with its label and notes in words', () => {
  pointer.isCoarse = true;
  render(
    <Select
      label="Role"
      name="role"
      options={[
        { value: 'a', label: 'AI Engineer' },
        { value: 'b', label: 'Data Engineer', note: 'opens with your email' },
      ]}
    />,
  );
  const select = screen.getByLabelText<HTMLSelectElement>('Role');
  expect(select.tagName).toBe('SELECT');
  expect([...select.options].map(({ text }) => text)).toEqual([
    'AI Engineer',
    'Data Engineer (opens with your email)',
  ]);
  fireEvent.change(select, { target: { value: 'b' } });
  expect(select.value).toBe('b');
});

it('lets the browser restore a choice only where the page does not hold it', () => {
  const { rerender, container } = render(<Select label="Level" options={options} />);
  const native = () => container.querySelector('select');
  expect(native()?.hasAttribute('autocomplete')).toBe(false);
  rerender(<Select label="Level" options={options} value="Senior" />);
  expect(native()?.getAttribute('autocomplete')).toBe('off');
});

it('takes a choice that was made in the served page', async () => {
  chosen.mockClear();
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Page />);
  expect(page.innerHTML).not.toContain('style=');
  screen.getByLabelText<HTMLSelectElement>('Level').value = 'Senior';
  const root = await act(async () => hydrateRoot(page, <Page />));
  expect(chosen).toHaveBeenCalledExactlyOnceWith('Senior');
  expect(control().textContent).toBe('Senior');
  await act(async () => root.unmount());
  page.remove();
});

const levels = ['All levels', 'Entry level', 'Mid level', 'Senior', 'Executive'].map((label) => ({
  value: label,
  label,
}));

it.each([
  ['ArrowDown', 0, 5, 1],
  ['ArrowDown', 4, 5, 4],
  ['ArrowUp', 0, 5, 0],
  ['Home', 3, 5, 0],
  ['End', 0, 5, 4],
  ['PageDown', 1, 40, 11],
  ['PageUp', 5, 40, 0],
  ['Shift', 2, 5, null],
] as const)('the key %s moves from %i of %i to %s', (key, from, count, to) => {
  expect(movedTo(key, from, count)).toBe(to);
});

it.each([
  ['s', 0, 3],
  ['se', 3, 3],
  ['EX', 0, 4],
  // One letter that is repeated goes on to the next choice, and begins at the top again.
  ['e', 0, 1],
  ['ee', 1, 4],
  ['eee', 4, 1],
  ['x', 0, null],
] as const)('the letters %s find from %i the choice %s', (letters, from, found) => {
  expect(typedTo(letters, levels, from)).toBe(found);
  expect(typedTo(letters, [], from)).toBeNull();
});

it('lists the choices of groups in the order in which they are shown', () => {
  const groups = [{ group: 'Open', options: levels.slice(0, 2) }, ...levels.slice(2)];
  expect(flatOptions(groups)).toEqual(levels);
});

const phone = { width: 360, height: 640 };

it.each([
  ['below and from the start where there is room', { top: 100, left: 16 }, 300, 'below', 'start'],
  ['above where only there is room', { top: 500, left: 16 }, 300, 'above', 'start'],
  ['below where no side has room and it has more', { top: 100, left: 16 }, 900, 'below', 'start'],
  ['flush with the end of a control at the edge', { top: 100, left: 200 }, 300, 'below', 'end'],
])('a list opens %s', (_case, control, height, side, align) => {
  const place = listPlace({ ...control, bottom: control.top + 48 }, { width: 200, height }, phone);
  expect(place).toEqual({ side, align });
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
const pressKey = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });

it('a date field opens a calendar at its day, moves by keys, and takes a day', async () => {
  render(<Due />);
  await openCalendar();
  const calendar = screen.getByRole('dialog', { name: 'Calendar: Due' });
  expect(within(calendar).getByText('November 2026')).toBeTruthy();
  expect(document.activeElement).toBe(day('Monday, November 23, 2026'));
  pressKey('ArrowDown');
  pressKey('ArrowRight');
  expect(document.activeElement).toBe(day('Tuesday, December 1, 2026'));
  fireEvent.click(document.activeElement as Element);
  expect(input().value).toBe('2026-12-01');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener());
});

it('a date field keeps its day with Escape, and the key goes no further', async () => {
  const around = vi.fn<() => void>();
  render(
    <div role="presentation" onKeyDown={({ key }) => key === 'Escape' && around()}>
      <Due />
    </div>,
  );
  await openCalendar();
  pressKey('PageDown');
  pressKey('Escape');
  expect(input().value).toBe('2026-11-23');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(around).not.toHaveBeenCalled();
});

it('a date field refuses days outside its limits, and keeps the time of day when another day is chosen', async () => {
  render(<Due withTime min="2026-11-20" max="2026-11-25" />);
  await openCalendar();
  fireEvent.click(day('Thursday, November 26, 2026'));
  expect(input().value).toBe('2026-11-23T17:30');
  fireEvent.click(day('Wednesday, November 25, 2026'));
  expect(input().value).toBe('2026-11-25T17:30');
});

it('a date field opens the calendar inward where it would leave the window', async () => {
  render(<Due />);
  const at = (left: number) =>
    vi.spyOn(input(), 'getBoundingClientRect').mockReturnValue(new DOMRect(left, 0, 170, 44));
  at(window.innerWidth - 180);
  await openCalendar();
  expect(screen.getByRole('dialog').className).toContain('end-0');
  pressKey('Escape');
  at(16);
  await openCalendar();
  expect(screen.getByRole('dialog').className).toContain('start-0');
});

it('a date field leaves phones their own calendar, ties its error to the input, and has no opener in the served page', () => {
  pointer.isCoarse = true;
  render(<Due error="Choose a day." />);
  expect(input().type).toBe('date');
  expect(screen.queryByRole('button')).toBeNull();
  expect(input().getAttribute('aria-invalid')).toBe('true');
  const html = renderToString(<Due />);
  expect(html).toContain('type="date"');
  expect(html).not.toContain('<button');
});

it.each([
  ['2026-11', 5, '2026-11-01', '2026-12-05'],
  ['2026-02', 4, '2026-02-01', '2026-02-28'],
  ['2026-08', 6, '2026-07-26', '2026-09-05'],
  ['2028-02', 5, '2028-01-30', '2028-03-04'],
])('the calendar of %s has %i whole weeks, from %s to %s', (month, count, first, last) => {
  const weeks = weeksOf(month);
  expect(weeks.map((week) => week.length)).toEqual(Array(count).fill(7));
  expect([weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([first, last]);
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-12-31', 2, '2027-02-28'],
])('%s moved by %i months is %s', (day, months, moved) => {
  expect(movedMonth(day, months)).toBe(moved);
});

it.each([
  ['ArrowLeft', '2026-10-31'],
  ['ArrowRight', '2026-11-02'],
  ['ArrowUp', '2026-10-25'],
  ['ArrowDown', '2026-11-08'],
  ['Home', '2026-11-01'],
  ['End', '2026-11-07'],
  ['PageUp', '2026-10-01'],
  ['PageDown', '2026-12-01'],
  ['Enter', null],
])('%s moves from the first of November to %s', (key, day) => {
  expect(movedDay(key, '2026-11-01')).toBe(day);
});

const cv = new File(['x'.repeat(2048)], 'ada-example-cv.pdf', { type: 'application/pdf' });
const fileInput = () => screen.getByLabelText<HTMLInputElement>('Your CV');

function showFile(props: Partial<FileFieldProps> = {}): void {
  render(<FileField label="Your CV" name="cv" required {...props} />);
}

function choose(file: File = cv): void {
  Object.defineProperty(fileInput(), 'files', { value: [file], configurable: true });
  fireEvent.change(fileInput());
}

it('a file field shows name and size of the chosen file, and that a reload removes it', () => {
  const chosen = vi.fn<(file: File | null) => void>();
  showFile({ onChoose: chosen });
  expect(screen.queryByRole('status')).toBeNull();
  choose();
  expect(chosen).toHaveBeenCalledExactlyOnceWith(cv);
  expect(screen.getByRole('status').textContent).toBe('ada-example-cv.pdf 2 kB');
  expect(screen.getByText('A reload of the page removes the file.')).toBeTruthy();
});

it('a file field removes the file, tells its listeners, and gives the focus back to the input', () => {
  const chosen = vi.fn<(file: File | null) => void>();
  showFile({ onChoose: chosen });
  choose();
  Object.defineProperty(fileInput(), 'files', { value: [], configurable: true });
  fireEvent.click(screen.getByRole('button', { name: 'Remove ada-example-cv.pdf' }));
  expect(chosen).toHaveBeenLastCalledWith(null);
  expect(screen.queryByRole('status')).toBeNull();
  expect(document.activeElement).toBe(fileInput());
});

it('a file field shows that it is being sent, and how much where that is known', () => {
  showFile({ progress: 0.4 });
  choose();
  const bar = screen.getByRole('progressbar', { name: 'Sending ada-example-cv.pdf' });
  expect(bar.getAttribute('value')).toBe('0.4');
  cleanup();
  showFile({ progress: null });
  choose();
  expect(screen.getByRole('progressbar').hasAttribute('value')).toBe(false);
});

it('a file field empties the input where the same file is to be chosen again', () => {
  showFile({ clears: true });
  const written = vi.spyOn(fileInput(), 'value', 'set');
  choose();
  expect(written).toHaveBeenCalledExactlyOnceWith('');
  expect(screen.getByRole('status').textContent).toContain('ada-example-cv.pdf');
});

it('a file field is a file input of the form in the served page', () => {
  const html = renderToString(<FileField label="Your CV" name="cv" accept=".pdf" />);
  expect(html).toMatch(/<input[^>]+accept=".pdf"[^>]+type="file"|<input[^>]+type="file"/);
  expect(html).toContain('name="cv"');
});

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1,023 bytes'],
  [1024, '1 kB'],
  [1_468_006, '1.4 MB'],
  [5 * 1024 * 1024, '5 MB'],
  [3 * 1024 ** 3, '3 GB'],
])('a file field says %i bytes as %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});

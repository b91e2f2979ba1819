// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Select } from './select.tsx';

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

it('is in the served page with its label and value', () => {
  const html = renderToString(<Page />);
  expect(html).toContain('Level');
  expect(html).toContain('All levels');
  expect(html).toContain('<select');
  expect(html).not.toContain('style=');
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
  screen.getByLabelText<HTMLSelectElement>('Level').value = 'Senior';
  const root = await act(async () => hydrateRoot(page, <Page />));
  expect(chosen).toHaveBeenCalledExactlyOnceWith('Senior');
  expect(control().textContent).toBe('Senior');
  await act(async () => root.unmount());
  page.remove();
});

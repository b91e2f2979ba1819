// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useKeptEntries } from './use-kept-entries.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

function Form({ name = 'example' }: { name?: string }) {
  const { ref, erase, keep } = useKeptEntries(name);
  const [city, setCity] = useState('');
  const [isRemote, setRemote] = useState(false);
  const [kept, setKept] = useState('');
  return (
    <form ref={ref}>
      <input name="email" aria-label="Email" />
      <input
        name="city"
        aria-label="City"
        value={city}
        onChange={({ target }) => setCity(target.value)}
      />
      <textarea name="message" aria-label="Message" />
      <select name="level" aria-label="Level">
        <option value="">Any</option>
        <option value="senior">Senior</option>
      </select>
      <input
        type="checkbox"
        name="remote"
        aria-label="Remote"
        checked={isRemote}
        onChange={({ target }) => setRemote(target.checked)}
      />
      <input type="checkbox" name="timer" aria-label="Timer" defaultChecked />
      <input type="radio" name="when" value="now" aria-label="Now" />
      <input type="radio" name="when" value="later" aria-label="Later" />
      <input type="password" name="password" aria-label="Password" />
      <input type="text" name="shown" autoComplete="new-password" aria-label="Shown password" />
      <input name="code" autoComplete="one-time-code" aria-label="Code" />
      <input type="hidden" name="token" defaultValue="secret-token" />
      <div data-unkept>
        <input name="website" aria-label="Trap" />
      </div>
      <output>{`${city} ${isRemote}`}</output>
      <button type="button" onClick={erase}>
        Sent
      </button>
      <button type="button" onClick={() => setKept(String(keep()))}>
        Keep {kept}
      </button>
    </form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });

function fill(): void {
  type('Email', 'ada@company.example');
  type('City', 'Toronto');
  type('Message', 'Two lines\nof text');
  fireEvent.change(field('Level'), { target: { value: 'senior' } });
  for (const label of ['Remote', 'Timer', 'Later']) fireEvent.click(field(label));
}

/** As a reload does: the page is gone, the tab's storage is not. */
function reload(): void {
  cleanup();
  render(<Form />);
}

it('puts everything back after a reload, also where React holds the value', () => {
  render(<Form />);
  fill();
  reload();
  expect(field('Email').value).toBe('ada@company.example');
  expect(field('City').value).toBe('Toronto');
  expect(field('Message').value).toBe('Two lines\nof text');
  expect(field('Level').value).toBe('senior');
  expect(field('Later').checked).toBe(true);
  expect(field('Timer').checked).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('Toronto true');
});

it('never keeps a password, a code, a hidden value or a trap', () => {
  render(<Form />);
  fill();
  for (const label of ['Password', 'Shown password', 'Code', 'Trap']) type(label, 'top-secret');
  const stored = Object.values({ ...sessionStorage }).join();
  expect(stored).toContain('ada@company.example');
  expect(stored).not.toMatch(/secret/);
  reload();
  for (const label of ['Password', 'Shown password', 'Code', 'Trap'])
    expect(field(label).value).toBe('');
});

it('keeps each form for itself, and nothing beyond the tab', () => {
  render(<Form name="apply:nlp-engineer" />);
  type('Email', 'ada@company.example');
  cleanup();
  render(<Form name="apply:data-engineer" />);
  expect(field('Email').value).toBe('');
  expect(localStorage.length).toBe(0);
});

it('forgets what was entered once it was sent', () => {
  render(<Form />);
  fill();
  fireEvent.click(screen.getByRole('button', { name: 'Sent' }));
  expect(sessionStorage.length).toBe(0);
  reload();
  expect(field('Email').value).toBe('');
});

it('leaves alone what was entered before the page came alive', async () => {
  render(<Form />);
  type('Email', 'old@company.example');
  type('City', 'Toronto');
  cleanup();
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Form />);
  field('Email').value = 'new@company.example';
  const root = await act(async () => hydrateRoot(page, <Form />));
  expect(field('Email').value).toBe('new@company.example');
  expect(field('City').value).toBe('Toronto');
  await act(async () => root.unmount());
  page.remove();
});

it.each([
  ['blocked', 'getItem'],
  ['full', 'setItem'],
] as const)('works as before where storage is %s', (_, method) => {
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('refused');
  });
  render(<Form />);
  fill();
  expect(field('City').value).toBe('Toronto');
});

it('ignores what it did not write', () => {
  sessionStorage.setItem('form-entries:example', '{"email": 1, "city": ["Toronto"]');
  render(<Form />);
  expect(field('City').value).toBe('');
});

it('keeps before a reload what was entered before it listened, and says whether the browser lets it', () => {
  render(<Form />);
  // As a visitor types before hydration: no event is heard.
  field('Email').value = 'ada@company.example';
  fireEvent.click(screen.getByRole('button', { name: /^Keep/ }));
  screen.getByRole('button', { name: 'Keep true' });
  expect(sessionStorage.getItem('form-entries:example')).toContain('ada@company.example');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused');
  });
  fireEvent.click(screen.getByRole('button', { name: /^Keep/ }));
  screen.getByRole('button', { name: 'Keep false' });
});

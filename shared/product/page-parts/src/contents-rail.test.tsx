// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ContentsRail } from './contents-rail';

type Report = (entries: { isIntersecting: boolean; target: Element }[]) => void;
let report: Report = () => undefined;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Report) {
        report = callback;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const entries = [
  { id: 'pay', text: 'Pay' },
  { id: 'law', text: 'Law' },
];

function Page() {
  return (
    <>
      <ContentsRail title="On this page" entries={entries} />
      {entries.map(({ id }) => (
        <section key={id} id={id} />
      ))}
    </>
  );
}

const marked = () =>
  screen
    .queryAllByRole('link', { hidden: true, current: true })
    .map(({ textContent }) => textContent);

function pass(...ids: string[]): void {
  act(() =>
    report(
      entries.map(({ id }) => ({
        isIntersecting: ids.includes(id),
        target: document.getElementById(id) ?? document.body,
      })),
    ),
  );
}

it('marks the section that is being read in both of its lists', () => {
  render(<Page />);
  pass('pay');
  expect(marked()).toEqual(['Pay', 'Pay']);
  pass('pay', 'law');
  expect(marked()).toEqual(['Law', 'Law']);
  pass('pay');
  expect(marked()).toEqual(['Pay', 'Pay']);
  pass();
  expect(marked()).toEqual([]);
});

it('is a plain list of links in the served page', () => {
  document.body.innerHTML = renderToString(<ContentsRail title="On this page" entries={entries} />);
  const rail = screen.getByRole('navigation', { name: 'On this page' });
  const links = within(rail).getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#pay', '#law', '#pay', '#law']);
  expect(rail.querySelector('[aria-current]')).toBeNull();
});

// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PostContents } from './post-contents';

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
afterEach(() => vi.unstubAllGlobals());

const ids = ['a', 'b', 'c'];

function show(): void {
  renderPage(() => (
    <>
      <PostContents title="Contents" entries={ids.map((id) => ({ id, text: `Section ${id}` }))} />
      {ids.map((id) => (
        <h2 key={id} id={id}>
          {id}
        </h2>
      ))}
    </>
  ));
}

/** The headings up to this one have been passed, in whatever order the browser says so. */
function pass(last: string | null): void {
  const targets = [...ids].reverse().map((id) => ({
    isIntersecting: last !== null && id <= last,
    target: document.getElementById(id) ?? document.body,
  }));
  act(() => report(targets));
}

const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'location')
    .map(({ textContent }) => textContent);

it('marks the last section whose heading has been passed, however far the page jumps', () => {
  show();
  expect(current()).toEqual([]);
  pass('c');
  expect(current()).toEqual(['Section c']);
  pass('a');
  expect(current()).toEqual(['Section a']);
  pass(null);
  expect(current()).toEqual([]);
});

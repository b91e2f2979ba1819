// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guideOutline } from '../facts/guide-outline';
import { exampleDocument } from '../testing/guide';
import { Contents } from './contents';

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

const { guide } = exampleDocument();
const ids = guideOutline(guide).flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)]);

function show(): void {
  renderPage(() => (
    <>
      <Contents guide={guide} />
      {ids.map((id) => (
        <div key={id} id={id} />
      ))}
    </>
  ));
}

/** Everything down to this part has been scrolled past. */
function pass(last: string): void {
  const targets = ids.map((id, index) => ({
    isIntersecting: index <= ids.indexOf(last),
    target: document.getElementById(id) ?? document.body,
  }));
  act(() => report(targets));
}

/** The marked links of the first list; the second, for narrow screens, marks the same. */
const current = () => {
  const marked = screen
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.getAttribute('aria-current') === 'true')
    .map(({ textContent }) => textContent);
  return [...new Set(marked)];
};

it('marks the chapter that is being read', () => {
  show();
  expect(current()).toEqual([]);
  pass('reading');
  expect(current()).toEqual(['How to read these figures']);
  pass('sources');
  expect(current()).toEqual(['Sources and attribution']);
  pass('overview');
  expect(current()).toEqual(['AI salaries at a glance']);
});

it('marks a role and the chapter around it', () => {
  show();
  pass('role-data-scientist');
  expect(current()).toEqual(['Role by role', 'Data Scientist']);
});

it('is a list of links that marks none as served, and where the browser cannot tell', () => {
  const served = renderToString(<Contents guide={guide} />);
  expect(served.match(/href="#[\w-]+"/g)).toHaveLength(ids.length * 2);
  expect(served).not.toContain('aria-current');
  vi.stubGlobal('IntersectionObserver', undefined);
  show();
  expect(current()).toEqual([]);
});

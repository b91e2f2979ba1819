// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { makePayBand } from '../../pay-figures/testing/make-pay-band';
import { homeClock } from '../content/home-clock';
import { toInstrument } from '../instrument/to-instrument';
import { SearchClock } from './search-clock';

const bands = [
  makePayBand({ role: 'machine-learning-engineer', roleLabel: 'Machine Learning Engineer' }),
  makePayBand({ role: 'data-scientist', roleLabel: 'Data Scientist' }),
];

function renderClock(hasSamples = true) {
  const { roles } = toInstrument({ bands, official: new Map(), sectors: [], hasSamples });
  return renderPage(() => {
    const [shown, onChoose] = useState(0);
    return <SearchClock text={homeClock} roles={roles} shown={shown} onChoose={onChoose} />;
  });
}

const slider = () => screen.getByRole('slider', { name: 'Hour of the search' });
const counts = (container: HTMLElement) =>
  [...container.querySelectorAll('path')].map(
    (path) => path.getAttribute('d')?.match(/M/g)?.length,
  );
const states = () => screen.getAllByRole('listitem').map((item) => item.getAttribute('data-state'));

afterEach(() => vi.restoreAllMocks());

it('the clock is 72 hours of a search that says it is made up, and begins with the intake call', () => {
  const { container } = renderClock();
  screen.getByText('Sample search: made up');
  expect(counts(container)).toEqual([1, 72]);
  expect(states()).toEqual(['now', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead']);
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    ...['Intake call', 'Forty names', 'Twelve answers', 'First interview', 'References'],
    ...['Your shortlist', 'The three profiles'],
  ]);
});

it('the hour that is set says what has happened, and scrolling does not move it any more', () => {
  const { container } = renderClock();
  fireEvent.change(slider(), { target: { value: '31' } });
  expect(counts(container)).toEqual([32, 41]);
  expect(states()).toEqual(['past', 'past', 'past', 'now', 'ahead', 'ahead']);
  expect(slider().getAttribute('aria-valuetext')).toBe('Hour 31: First interview');
  window.scrollY = 400;
  fireEvent.scroll(window);
  expect(counts(container)).toEqual([32, 41]);
});

it.each([
  [false, [73]],
  [true, [1, 72]],
])(
  'the clock runs with the scrolled page; with less motion asked for (%s) it stands',
  (matches, expected) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
    const { container } = renderClock();
    window.scrollY = 400;
    fireEvent.scroll(window);
    expect(counts(container).filter(Boolean)).toEqual(expected);
    window.scrollY = 0;
  },
);

it('another role has another search and other profiles, and its key goes to the contact form', () => {
  renderClock();
  const first = screen.getAllByRole('group').map((profile) => profile.textContent);
  expect(first).toHaveLength(3);
  fireEvent.change(screen.getByRole('combobox', { name: 'Role' }), { target: { value: '1' } });
  screen.getByText(/which of four price changes/);
  expect(screen.getAllByRole('group').map((profile) => profile.textContent)).not.toEqual(first);
  expect(screen.getByRole('link', { name: 'Start yours' }).getAttribute('href')).toBe(
    '/contact-ai-recruiters?role=data-scientist',
  );
});

it('a live site has no made-up search', () => {
  expect(renderClock(false).container.textContent).toBe('');
});

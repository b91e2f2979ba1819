// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { homeContent } from '../content/home-content';
import { defaultSite } from '@talent/sdk/site';
import { Testimonials } from './testimonials';

const { testimonials } = homeContent(defaultSite, { hasReport: true, companies: 0 });
if (testimonials === null) throw new Error('the demonstration has testimonials');

const first = 'Robin Sample';
const second = 'Noor Specimen';
const third = 'Alex Placeholder';

beforeEach(() => {
  renderPage(() => <Testimonials {...testimonials} />);
});

function dot(name: string): HTMLElement {
  return screen.getByRole('tab', { name });
}

/** Author of the shown slide; fails where slide and dots differ. */
function shown(): string | undefined {
  const [slide, ...others] = screen
    .getAllByRole('tabpanel')
    .filter((panel) => !panel.classList.contains('invisible'));
  expect(others).toEqual([]);
  const selected = screen.getByRole('tab', { selected: true });
  expect(selected.getAttribute('aria-controls')).toBe(slide?.id);
  const name = selected.getAttribute('aria-label') ?? undefined;
  expect(slide?.textContent).toContain(name);
  return name;
}

it.each([
  ['on through the three, and from the last to the first', 'Next', [second, third, first]],
  ['back from the first to the last', 'Previous', [third, second, first]],
])('the buttons go %s', (_case, way, expected) => {
  const seen = expected.map(() => {
    fireEvent.click(screen.getByRole('button', { name: `${way} testimonial` }));
    return shown();
  });
  expect(seen).toEqual(expected);
});

it('the dots jump to their testimonial, and one of them is in the tab order', () => {
  fireEvent.click(dot(third));
  expect(shown()).toBe(third);
  expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toEqual([dot(third)]);
});

it.each([
  ['ArrowRight', second],
  ['ArrowLeft', third],
  ['End', third],
  ['Home', first],
])('the dots answer %s', (key, expected) => {
  dot(first).focus();
  fireEvent.keyDown(dot(first), { key });
  expect(shown()).toBe(expected);
  expect(document.activeElement).toBe(dot(expected));
});

it('the dots leave other keys to the browser', () => {
  expect(fireEvent.keyDown(dot(first), { key: 'ArrowDown' })).toBe(true);
  expect(shown()).toBe(first);
});

it('is a carousel of named slides whose change is announced', () => {
  const carousel = screen.getByRole('region', { name: testimonials.title });
  expect(carousel.getAttribute('aria-roledescription')).toBe('carousel');
  const slides = within(carousel).getAllByRole('tabpanel');
  expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual([
    '1 / 3',
    '2 / 3',
    '3 / 3',
  ]);
  expect(slides[0]?.parentElement?.getAttribute('aria-live')).toBe('polite');
});

it('shows quote, author and result of each, and a sample mark in the place of stars', () => {
  const slides = screen.getAllByRole('tabpanel');
  slides.forEach((slide, index) => {
    const item = testimonials.items[index];
    within(slide).getByText(`“${item?.quote}”`);
    within(slide).getByText(`${item?.title}, ${item?.company}`);
    within(slide).getByText(item?.initials ?? '');
    within(slide).getByText(item?.metrics ?? '');
    within(slide).getByText('Sample testimonial');
    within(slide).getByText('Sample');
    expect(within(slide).queryByRole('img')).toBeNull();
  });
  screen.getByText(/these people, companies and quotes are made up/);
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startHeaderRoom } from './header-room';

startHeaderRoom();
beforeEach(() => scrollTo(0));
afterEach(() => document.body.replaceChildren());

/** As by hand, 100 px a frame. */
function readTo(top: number): void {
  const from = window.scrollY;
  for (let place = from + 100; place < top; place += 100) scrollTo(place);
  scrollTo(top);
}

function scrollTo(...tops: number[]): void {
  for (const top of tops) {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  }
}

const givesRoom = (): boolean => document.documentElement.classList.contains('is-reading-on');

it('gives the room of the header to a visitor who reads on', () => {
  scrollTo(100, 239);
  expect(givesRoom()).toBe(false);
  scrollTo(400);
  expect(givesRoom()).toBe(true);
});

it('brings the header back on the way up, after 24 px', () => {
  readTo(600);
  scrollTo(590, 577);
  expect(givesRoom()).toBe(true);
  scrollTo(576);
  expect(givesRoom()).toBe(false);
});

it('keeps the header near the top, whatever the direction', () => {
  readTo(600);
  scrollTo(420, 238);
  expect(givesRoom()).toBe(false);
  scrollTo(80, 0, -30, 0, 120);
  expect(givesRoom()).toBe(false);
});

it('does not take a trembling finger for a direction', () => {
  readTo(600);
  scrollTo(500, 510, 500, 515, 505);
  expect(givesRoom()).toBe(false);
  scrollTo(540);
  expect(givesRoom()).toBe(true);
});

it('keeps the header where a bar sticks to it', () => {
  const bar = document.createElement('div');
  bar.className = 'sticky top-16';
  document.body.append(bar);
  readTo(600);
  expect(givesRoom()).toBe(false);
});

it('stays as it is over a jump, such as to an anchor', () => {
  scrollTo(2000);
  expect(givesRoom()).toBe(false);
  readTo(2100);
  expect(givesRoom()).toBe(true);
  scrollTo(600);
  expect(givesRoom()).toBe(true);
});

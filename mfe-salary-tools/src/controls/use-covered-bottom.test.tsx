// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCoveredBottom } from './use-covered-bottom';

function Bar() {
  const bar = useRef<HTMLDivElement>(null);
  useCoveredBottom(bar);
  return <div ref={bar}>bar</div>;
}

const covered = () => screen.getByText('bar').style.getPropertyValue('--covered');
const root = document.documentElement;
const viewport = Object.assign(new EventTarget(), { height: 740, offsetTop: 0, scale: 1 });

beforeEach(() => {
  root.style.fontSize = '16px';
  Object.assign(viewport, { height: 740, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', viewport);
  vi.stubGlobal('innerHeight', 740);
});
afterEach(() => {
  cleanup();
  root.removeAttribute('style');
  vi.unstubAllGlobals();
});

it('has no style of its own where nothing covers the bottom, and is above the cookie banner while that is there', async () => {
  render(<Bar />);
  expect(screen.getByText('bar').hasAttribute('style')).toBe(false);
  root.style.scrollPaddingBottom = '224px';
  await waitFor(() => expect(covered()).toBe('200px'));
  root.style.removeProperty('scroll-padding-bottom');
  await waitFor(() => expect(covered()).toBe(''));
});

it('is above the keyboard of a phone, and stays where it is when someone zooms in', async () => {
  render(<Bar />);
  viewport.height = 440;
  viewport.dispatchEvent(new Event('resize'));
  await waitFor(() => expect(covered()).toBe('300px'));
  viewport.scale = 2;
  viewport.dispatchEvent(new Event('resize'));
  await waitFor(() => expect(covered()).toBe(''));
});

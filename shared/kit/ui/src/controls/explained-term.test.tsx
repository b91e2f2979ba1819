// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ExplainedTerm } from './explained-term.tsx';

const page = <ExplainedTerm meaning="Half is below.">Median</ExplainedTerm>;

afterEach(cleanup);
beforeEach(() => {
  render(page);
});

const term = () => screen.getByRole('button', { name: 'Median' });
const isShown = () => screen.getByText('Half is below.').classList.contains('block');

it('is described to a screen reader without being opened', () => {
  const note = document.getElementById(term().getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('Half is below.');
  expect(isShown()).toBe(false);
});

it('opens on a tap, and closes with Escape and when the focus leaves', () => {
  fireEvent.click(term());
  expect(isShown()).toBe(true);
  fireEvent.keyDown(term(), { key: 'Escape' });
  expect(isShown()).toBe(false);
  fireEvent.click(term());
  fireEvent.blur(term());
  expect(isShown()).toBe(false);
});

it('opens under the mouse and stays while the mouse is on the explanation', () => {
  const around = term().parentElement as HTMLElement;
  fireEvent.pointerEnter(around, { pointerType: 'mouse' });
  expect(isShown()).toBe(true);
  fireEvent.pointerLeave(around, { pointerType: 'mouse' });
  expect(isShown()).toBe(false);
});

it('does not open when a finger passes over it', () => {
  fireEvent.pointerEnter(term().parentElement as HTMLElement, { pointerType: 'touch' });
  expect(isShown()).toBe(false);
});

it('closes when something scrolls', () => {
  fireEvent.click(term());
  fireEvent.scroll(window);
  expect(isShown()).toBe(false);
});

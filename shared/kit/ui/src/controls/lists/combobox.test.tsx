// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Combobox } from './combobox.tsx';

afterEach(cleanup);

const pages = ['/', '/blog', '/contact-ai-recruiters', '/blog/ml-portfolio'];
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Page' });
const press = (key: string) => fireEvent.keyDown(input(), { key });
const type = (value: string) => fireEvent.input(input(), { target: { value } });
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const marked = () =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;

function show(error?: string): void {
  render(
    <Combobox
      label="Page"
      name="page"
      required
      suggestions={pages}
      defaultValue="/"
      error={error}
    />,
  );
}

it('suggests what contains the typed letters, and takes the marked one with Enter', () => {
  show();
  expect(input().getAttribute('aria-expanded')).toBe('false');
  type('BLOG');
  expect(shown()).toEqual(['/blog', '/blog/ml-portfolio']);
  press('ArrowDown');
  press('ArrowDown');
  expect(marked()).toBe('/blog/ml-portfolio');
  press('Enter');
  expect(input().value).toBe('/blog/ml-portfolio');
  expect(shown()).toEqual([]);
});

it('opens every suggestion with an arrow, and takes the pressed one', () => {
  show();
  press('ArrowDown');
  expect(shown()).toEqual(pages);
  fireEvent.click(screen.getByRole('option', { name: '/contact-ai-recruiters' }));
  expect(input().value).toBe('/contact-ai-recruiters');
});

it('takes any text, and lets Enter send the form where nothing is marked', () => {
  const sent = vi.fn<() => void>();
  render(
    <div role="presentation" onKeyDown={(event) => !event.defaultPrevented && sent()}>
      <Combobox label="Page" suggestions={pages} required />
    </div>,
  );
  type('/new-page');
  press('Enter');
  expect(input().value).toBe('/new-page');
  expect(sent).toHaveBeenCalledOnce();
});

it('closes with Escape and when the focus leaves, and keeps what was typed', () => {
  show();
  type('/b');
  press('Escape');
  expect(shown()).toEqual([]);
  type('/bl');
  fireEvent.blur(input());
  expect(shown()).toEqual([]);
  expect(input().value).toBe('/bl');
});

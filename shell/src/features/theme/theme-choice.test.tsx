// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Script } from 'node:vm';
import { beforeEach, expect, it, vi } from 'vitest';
import { ThemeChoice } from './theme-choice';
import { themeScript } from './theme-script';

const html = document.documentElement;
const select = () => screen.getByLabelText<HTMLSelectElement>('Theme');

/** A document begins: its early script runs, then its body is there. */
function loadDocument(): { paintedAs: string | undefined } {
  cleanup();
  delete html.dataset['theme'];
  const target = new EventTarget();
  const addEventListener = target.addEventListener.bind(target);
  new Script(themeScript).runInNewContext({ localStorage, document, addEventListener });
  const paintedAs = html.dataset['theme'];
  render(<ThemeChoice />);
  target.dispatchEvent(new Event('DOMContentLoaded'));
  select().addEventListener('input', () => {
    const event = new Event('input');
    Object.defineProperty(event, 'target', { value: select() });
    target.dispatchEvent(event);
  });
  return { paintedAs };
}

const choose = (value: string) => fireEvent.input(select(), { target: { value } });

beforeEach(() => localStorage.clear());

it('gives the page the chosen theme, also the next one before its first paint', () => {
  expect(loadDocument().paintedAs).toBe('');
  choose('dark');
  expect(html.dataset['theme']).toBe('dark');
  expect(loadDocument().paintedAs).toBe('dark');
  expect(select().value).toBe('dark');
});

it('follows the system again', () => {
  localStorage.setItem('theme', 'light');
  loadDocument();
  choose('');
  expect(html.dataset['theme']).toBe('');
  expect(loadDocument().paintedAs).toBe('');
});

it('holds for the document where storage is blocked', () => {
  loadDocument();
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  choose('light');
  expect(html.dataset['theme']).toBe('light');
  blocked.mockRestore();
});

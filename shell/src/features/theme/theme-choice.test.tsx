// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Script } from 'node:vm';
import { ThemeChoice } from './theme-choice';
import { themeScript } from './theme-script';

const html = document.documentElement;
/** The script of the next document. */
const loadDocument = () => {
  delete html.dataset['theme'];
  new Script(themeScript).runInNewContext({ localStorage, document });
};

beforeEach(() => {
  cleanup();
  localStorage.clear();
  loadDocument();
});

it('gives the page the chosen theme, also the next one before its first paint', () => {
  const { unmount } = render(<ThemeChoice />);
  fireEvent.change(screen.getByLabelText('Theme'), { target: { value: 'dark' } });
  expect(html.dataset['theme']).toBe('dark');
  unmount();
  loadDocument();
  expect(html.dataset['theme']).toBe('dark');
  render(<ThemeChoice />);
  expect(screen.getByLabelText<HTMLSelectElement>('Theme').value).toBe('dark');
});

it('follows the system again, and keeps nothing of that', () => {
  localStorage.setItem('theme', 'light');
  loadDocument();
  render(<ThemeChoice />);
  fireEvent.change(screen.getByLabelText('Theme'), { target: { value: '' } });
  expect(html.dataset['theme']).toBeUndefined();
  expect(localStorage.length).toBe(0);
});

it('ignores what is no theme, and holds for the document where storage is blocked', () => {
  localStorage.setItem('theme', 'x" onload="');
  loadDocument();
  expect(html.dataset['theme']).toBeUndefined();
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  render(<ThemeChoice />);
  fireEvent.change(screen.getByLabelText('Theme'), { target: { value: 'light' } });
  expect(html.dataset['theme']).toBe('light');
  blocked.mockRestore();
});

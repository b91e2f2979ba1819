// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { watchCapabilities, type UndeclaredError } from './watch-capabilities';

/** The app whose file is on the stack. */
const stack = vi.hoisted(() => ({ app: 'mfe-blog' as string | null }));
vi.mock('./app-of-stack', () => ({ appOfStack: () => stack.app }));

const DECLARED = {
  'mfe-blog': {
    local: ['reader:*'],
    session: ['seen'],
    cookies: ['theme'],
    globals: ['reader'],
    connects: ['https://api.reader.io'],
  },
};

const reported: UndeclaredError[] = [];
const mode = { isStrict: false };
const sent: unknown[] = [];

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  document.body.innerHTML = '<main><div data-app="mfe-blog"></div></main>';
  vi.stubGlobal('fetch', (address: unknown) => {
    sent.push(address);
    return Promise.resolve(new Response());
  });
  watchCapabilities({
    declared: () => DECLARED,
    report: (error) => void reported.push(error),
    get isStrict() {
      return mode.isStrict;
    },
  });
});
beforeEach(() => {
  reported.length = 0;
  sent.length = 0;
  stack.app = 'mfe-blog';
  mode.isStrict = false;
});

const messages = () => reported.map(({ message }) => message);

it('reports what a remote uses without declaring it, once, with the way out', () => {
  localStorage.setItem('own', '1');
  localStorage.setItem('own', '2');
  sessionStorage.getItem('other');
  document.cookie = 'reader=1; path=/';
  void fetch('https://tracker.io/v1');
  Reflect.set(window, 'dataLayer', []);
  vi.advanceTimersByTime(1000);
  expect(messages()).toEqual([
    'mfe-blog uses the key "own" in localStorage: declare it under storage.local in mfe-blog/capabilities.json, or remove it',
    'mfe-blog uses the key "other" in sessionStorage: declare it under storage.session in mfe-blog/capabilities.json, or remove it',
    'mfe-blog sets the cookie "reader": declare it under cookies in mfe-blog/capabilities.json, or remove it',
    'mfe-blog connects to https://tracker.io: declare it under connects in mfe-blog/capabilities.json, or remove it',
    'mfe-blog sets the global "dataLayer": declare it under globals in mfe-blog/capabilities.json, or remove it',
  ]);
});

it('lets what is used pass, also what it reports', () => {
  localStorage.setItem('passes', 'kept');
  void fetch('https://passes.io/');
  expect(localStorage.getItem('passes')).toBe('kept');
  expect(sent).toEqual(['https://passes.io/']);
});

it('reports nothing that is declared, of the site itself, or of the shell', () => {
  localStorage.setItem('reader:1', '1');
  sessionStorage.setItem('seen', '1');
  document.cookie = 'theme=dark';
  void fetch('https://api.reader.io/v1');
  void fetch('/functions/v1/contact');
  Reflect.set(window, 'reader', 1);
  vi.advanceTimersByTime(1000);
  stack.app = 'shell';
  localStorage.setItem('of-shell', '1');
  stack.app = null;
  localStorage.setItem('of-nobody', '1');
  expect(messages()).toEqual([]);
});

it('refuses it in development', () => {
  mode.isStrict = true;
  expect(() => localStorage.setItem('strict', '1')).toThrow('mfe-blog uses the key "strict"');
  expect(localStorage.length).toBeGreaterThan(0);
  mode.isStrict = false;
  expect(localStorage.getItem('strict')).toBeNull();
});

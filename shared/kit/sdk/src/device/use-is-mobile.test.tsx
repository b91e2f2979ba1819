// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIsMobile } from './use-is-mobile.ts';

const agents = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Tablet PC 2.0) AppleWebKit/537.36 Chrome/140.0.0.0',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148',
  androidPhone: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/140.0.0.0 Mobile Safari/537.36',
  firefoxPhone: 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  androidTablet: 'Mozilla/5.0 (Linux; Android 14; SM-X810) Chrome/140.0.0.0 Safari/537.36',
  firefoxTablet: 'Mozilla/5.0 (Android 14; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0',
  oldIpad: 'Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) Version/12.0 Mobile/15E148',
} as const;

let width = 1280;
let host: HTMLElement;
let root: Root | null = null;
const listeners = new Set<() => void>();

const answers: boolean[] = [];

function Probe(): string {
  const isMobile = useIsMobile();
  answers.push(isMobile);
  return String(isMobile);
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  answers.length = 0;
  host = document.body.appendChild(document.createElement('div'));
  vi.stubGlobal('matchMedia', (query: string) => {
    const limit = Number(/^\(width < (\d+)px\)$/.exec(query)?.[1]);
    return {
      matches: width < limit,
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    };
  });
});

afterEach(() => {
  act(() => root?.unmount());
  host.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(agent: keyof typeof agents, windowWidth: number, fingers = 0): void {
  width = windowWidth;
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents[agent]);
  Object.defineProperty(navigator, 'maxTouchPoints', { value: fingers, configurable: true });
}

it.each([
  ['desktop', 1280, 0, false],
  ['desktop', 768, 0, false],
  ['desktop', 767, 0, true],
  ['windows', 1280, 10, false],
  ['mac', 1440, 0, false],
  ['mac', 1440, 1, false],
  ['mac', 1024, 5, true],
  ['iphone', 390, 5, true],
  ['iphone', 844, 5, true],
  ['androidPhone', 915, 5, true],
  ['firefoxPhone', 915, 5, true],
  ['androidTablet', 1280, 5, true],
  ['androidTablet', 768, 5, true],
  ['androidTablet', 600, 5, true],
  ['firefoxTablet', 1280, 5, true],
  ['oldIpad', 1024, 5, true],
] as const)(
  'useIsMobile on %s, %i px wide, with %i fingers, is %s',
  (agent, windowWidth, fingers, expected) => {
    open(agent, windowWidth, fingers);
    root = createRoot(host);
    act(() => root?.render(<Probe />));
    expect(host.textContent).toBe(String(expected));
  },
);

it('useIsMobile follows the window', () => {
  open('desktop', 1280);
  root = createRoot(host);
  act(() => root?.render(<Probe />));
  width = 500;
  act(() => listeners.forEach((listener) => listener()));
  expect(host.textContent).toBe('true');
  act(() => root?.unmount());
  expect(listeners.size).toBe(0);
});

it('useIsMobile is false on the server and during hydration, true afterwards', () => {
  open('iphone', 390, 5);
  host.innerHTML = renderToString(<Probe />);
  expect(host.textContent).toBe('false');
  act(() => {
    root = hydrateRoot(host, <Probe />);
  });
  expect(answers.slice(0, 2)).toEqual([false, false]);
  expect(host.textContent).toBe('true');
});

// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { firstPaint } from './first-paint';
import { fetchModules } from './fetch-modules';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** An observer that reports a paint while `observe` runs, as WebKit does with one that has been. */
function observerOfPastPaint(disconnect: () => void) {
  return class {
    private readonly report: (entries: unknown) => void;
    constructor(report: (entries: unknown) => void) {
      this.report = report;
    }
    observe(): void {
      this.report({ getEntriesByName: () => [{}] });
    }
    disconnect(): void {
      disconnect();
    }
  };
}

it('resolves at once where the browser reports an earlier paint before `observe` returns', async () => {
  const disconnect = vi.fn();
  vi.stubGlobal('PerformanceObserver', observerOfPastPaint(disconnect));
  // The time limit does not come here: only the report can end the wait.
  vi.stubGlobal('requestAnimationFrame', vi.fn());
  await firstPaint();
  expect(disconnect).toHaveBeenCalledOnce();
});

it('resolves after the longest wait in a browser that observes nothing', async () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  await expect(firstPaint()).resolves.toBeUndefined();
});

const files = ['/a.js', '/b.js', '/c.js', '/d.js', '/e.js'];

function liveLinks(): (string | null)[] {
  return [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
}

it('adds the listed modules to the document once, a few per task', async () => {
  const links = files.map((file) => `<link rel="modulepreload" href="${file}">`);
  document.head.innerHTML = `<template>\n${links.join('\n')}\n</template>`;
  const fetched = fetchModules();
  expect(liveLinks()).toEqual(files.slice(0, 4));
  await fetched;
  await fetchModules();
  expect(liveLinks()).toEqual(files);
  expect(document.head.querySelector('template')).toBeNull();
});

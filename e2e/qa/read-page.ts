import type { Line, Region } from './page-facts.ts';

/** The parts of a page's facts that are read in the browser. */
export interface ReadPage {
  title: string;
  owner: string;
  versions: Record<string, string>;
  lines: Line[];
  regions: Region[];
  paint: number;
  blocked: number;
  shift: number;
  overflow: number;
}

/** Holds a page's date at a moment, ms since 1970. Timers and `performance` go on: code that waits for them would never end. */
export function holdDate(now: number): void {
  const real = Date;
  window.Date = new Proxy(real, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now] : given, newTarget) as Date,
    apply: () => new real(now).toString(),
    get: (target, key) => (key === 'now' ? () => now : (Reflect.get(target, key) as unknown)),
  });
}

/** Takes the badge of a preview away before it is painted, however late it comes: what is live has none. */
export function keepBadgeAway(): void {
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (node instanceof Element && node.matches('aside[aria-label="Preview"]')) node.remove();
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Keeps the paint, the long tasks and the layout shifts of a page. Runs before its scripts. */
export function watchPaint(): void {
  const seen = { paint: 0, blocked: 0, shift: 0 };
  Object.assign(window, { qaSeen: seen });
  new PerformanceObserver((entries) => {
    for (const { startTime } of entries.getEntries()) seen.paint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) seen.blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) seen.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the browser, so it uses nothing from outside. */
export function readPage(): ReadPage {
  const appOf = (element: Element | null): string =>
    element?.closest<HTMLElement>('[data-app]')?.dataset['app'] ?? 'shell';
  const block = document.getElementById('composition-block')?.textContent ?? '{}';
  const { shell = '', remotes = [] } = JSON.parse(block) as {
    shell?: string;
    remotes?: { name: string; version: string }[];
  };
  const versions = Object.fromEntries(remotes.map(({ name, version }) => [name, version]));

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    if (text === '' || parent?.closest('script, style, noscript')) continue;
    lines.push({ app: appOf(parent), text });
  }

  const regions = [...document.querySelectorAll<HTMLElement>('[data-app]')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const app = element.dataset['app'] ?? 'shell';
    return { app, x: x + scrollX, y: y + scrollY, width, height };
  });
  const { qaSeen } = window as unknown as {
    qaSeen: { paint: number; blocked: number; shift: number };
  };
  return {
    title: document.title,
    owner: regions.find(({ app }) => app !== 'shell')?.app ?? 'shell',
    versions: { ...versions, shell },
    lines,
    regions,
    ...qaSeen,
    overflow: document.documentElement.scrollWidth - window.innerWidth,
  };
}

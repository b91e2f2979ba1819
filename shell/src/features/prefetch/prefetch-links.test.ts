// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchPageData } from '../document/page-data';
import { prefetchRemote } from '../remotes/load/load-remote';
import { makeComposition } from '../remotes/testing/make-composition';
import { prefetchLinks } from './prefetch-links';
import { startPrefetch } from './start-prefetch';

vi.mock('../document/page-data', () => ({ prefetchPageData: vi.fn() }));
vi.mock('../remotes/load/load-remote', () => ({ prefetchRemote: vi.fn() }));

const connection = { effectiveType: '3g', saveData: false };
let isReduced = false;
/** Tells the observer of the header's links which of them can be seen. */
let see: (link: Element) => void;

beforeEach(() => {
  connection.effectiveType = '3g';
  connection.saveData = false;
  isReduced = false;
  see = () => undefined;
  // jsdom loads its empty document while the first tests run.
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  vi.stubGlobal('requestIdleCallback', (work: () => void) => queueMicrotask(work));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observed = new Set<Element>();
      constructor(notify: (entries: object[]) => void) {
        see = (target) => {
          if (this.observed.has(target)) notify([{ isIntersecting: true, target }]);
        };
      }
      observe(link: Element): void {
        this.observed.add(link);
      }
      unobserve(link: Element): void {
        this.observed.delete(link);
      }
    },
  );
  document.body.innerHTML = `
    <header><a id="salary" href="/ai-ml-salary-data">Salary</a></header>
    <main>
      <a id="post" href="/blog/pay?from=home#part"><b>Post</b></a>
      <a id="here" href="/#top">Here</a>
      <a id="file" href="/blog/file" download>File</a>
      <a id="window" href="/blog/window" target="_blank">Window</a>
      <a id="far" href="https://elsewhere.example/blog/pay">Elsewhere</a>
      <a id="staff" href="/seo-dashboard">Staff</a>
      <a id="login" href="/admin-login-xyz123">Sign in</a>
      <a id="place">No link</a>
    </main>`;
});
afterEach(() => {
  // Listeners of the document are those of the test that has added them.
  document.body.replaceChildren();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const find = (id: string): Element => document.getElementById(id) ?? document.body;
const prefetched = () => [
  ...new Set(vi.mocked(prefetchPageData).mock.calls.map(([, remote, path]) => remote.name + path)),
];
const post = ['mfe-blog/blog/pay'];
const filesOf = () => vi.mocked(prefetchRemote).mock.calls.map(([, pattern]) => pattern);

function point(id: string, init: MouseEventInit = {}): void {
  find(id).dispatchEvent(new MouseEvent('mouseover', { bubbles: true, ...init }));
}

/** A movement of the pointer over nothing in particular, and half a second without another. */
function move(): void {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  document.dispatchEvent(new Event('pointermove'));
  vi.advanceTimersByTime(500);
  vi.useRealTimers();
}

/** In these tests idle time begins with the next microtask. */
const idle = () => Promise.resolve();

for (const [name, event] of [
  ['pointed at', new MouseEvent('mouseover', { bubbles: true })],
  ['focused', new FocusEvent('focusin', { bubbles: true })],
  ['touched', new TouchEvent('touchstart', { bubbles: true })],
] as const) {
  it(`begins when a link is ${name}, wherever inside it, with the content before the scripts`, () => {
    const content = Promise.resolve();
    vi.mocked(prefetchPageData).mockReturnValueOnce(content);
    prefetchLinks(makeComposition());
    document.querySelector('#post b')?.dispatchEvent(event);
    expect(prefetched()).toEqual(post);
    expect(vi.mocked(prefetchRemote).mock.calls[0]?.slice(1)).toEqual(['/blog/:slug', content]);
  });
}

it('prefetching begins when a link is focused in a browser without touches, as Firefox is on computers', () => {
  vi.stubGlobal('TouchEvent', undefined);
  prefetchLinks(makeComposition());
  find('post').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(prefetched()).toEqual(post);
});

it('prefetching ignores links that a click would not follow inside this tab', () => {
  prefetchLinks(makeComposition());
  for (const id of ['here', 'file', 'window', 'far', 'staff', 'login', 'place']) point(id);
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) point('post', { [key]: true });
  expect(prefetched()).toEqual([]);
  expect(prefetchRemote).not.toHaveBeenCalled();
});

it('prefetching prefetches the files of the header’s visible links on a fast connection after the first gesture, once it is idle', async () => {
  connection.effectiveType = '4g';
  prefetchLinks(makeComposition());
  see(find('salary'));
  expect(filesOf()).toEqual([]);
  move();
  see(find('post'));
  expect(filesOf()).toEqual([]);
  see(find('salary'));
  expect(filesOf()).toEqual([]);
  await idle();
  expect(filesOf()).toEqual(['/ai-ml-salary-data']);
  // Their data has the whole content: it comes when someone is about to go there.
  expect(prefetched()).toEqual([]);
});

it('prefetching leaves out a link of the header that left the page before it was idle', async () => {
  connection.effectiveType = '4g';
  prefetchLinks(makeComposition());
  move();
  const link = find('salary');
  see(link);
  link.remove();
  await idle();
  expect(filesOf()).toEqual([]);
});

it('prefetching waits for a sign on any other connection, an unknown one too', async () => {
  prefetchLinks(makeComposition());
  move();
  see(find('salary'));
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
  prefetchLinks(makeComposition());
  see(find('salary'));
  await idle();
  expect(filesOf()).toEqual([]);
  point('post');
  expect(prefetched()).toEqual(post);
});

it('prefetching never happens for a visitor who saves data, also from now on', () => {
  prefetchLinks(makeComposition());
  connection.saveData = true;
  point('post');
  connection.saveData = false;
  isReduced = true;
  point('post');
  expect(prefetched()).toEqual([]);
  expect(filesOf()).toEqual([]);
});

it('prefetching starts when the page has loaded and is idle', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValueOnce('interactive');
  connection.effectiveType = '4g';
  startPrefetch(makeComposition());
  await vi.dynamicImportSettled();
  see(find('salary'));
  expect(filesOf()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  await vi.dynamicImportSettled();
  await vi.waitFor(() => {
    move();
    see(find('salary'));
    expect(filesOf()).toHaveLength(1);
  });
});

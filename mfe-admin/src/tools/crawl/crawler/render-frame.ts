import { readDocument, type DocumentFacts } from '../document/read-document';

/** A page could not be run: `message` says why. */
export class RenderError extends Error {
  override readonly name = 'RenderError';
  readonly code = 'not-rendered';
}

/** Time for a page to load and hydrate, ms. */
const timeLimit = 10_000;
/** Time between two looks, ms, and the number of equal looks in a row that end the wait. */
const lookEvery = 100;
const stillLooks = 3;

/**
 * Runs pages in a hidden frame, one after the other: as wide as a desktop, out of sight and out of the tab order. Where
 * the browser can (`credentialless`), the frame has storage and cookies of its own, so that the page is a first visit;
 * elsewhere it shares them, and the collector of analytics records nothing in a frame.
 */
export function createFrameRenderer(options: {
  origin: string;
  origins: readonly string[];
  wait: (ms: number) => Promise<void>;
}) {
  const { origin, origins, wait } = options;
  let last: Promise<unknown> = Promise.resolve();
  return (path: string, signal: AbortSignal): Promise<DocumentFacts> => {
    const turn = last.then(() => render(path, signal));
    last = turn.catch(() => undefined);
    return turn;
  };

  async function render(path: string, signal: AbortSignal): Promise<DocumentFacts> {
    signal.throwIfAborted();
    const frame = hiddenFrame();
    const url = new URL(path, origin).href;
    const deadline = performance.now() + timeLimit;
    frame.src = url;
    document.body.append(frame);
    try {
      let seen = '';
      for (let still = 0; still < stillLooks;) {
        await wait(lookEvery);
        await idle(frame, deadline - performance.now());
        signal.throwIfAborted();
        if (performance.now() > deadline) throw new RenderError(lateReason());
        const page = documentOf(frame);
        const now = page && isAlive(page) ? `${page.title}\n${page.body.textContent}` : '';
        still = now !== '' && now === seen ? still + 1 : 0;
        seen = now;
      }
      const page = documentOf(frame);
      if (!page) throw new RenderError('The page was closed while it was being read.');
      return readDocument(page, { url, origins });
    } finally {
      frame.remove();
    }
  }
}

function hiddenFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('credentialless', '');
  frame.setAttribute('aria-hidden', 'true');
  frame.inert = true;
  frame.tabIndex = -1;
  frame.title = 'Page that is being checked';
  Object.assign(frame.style, {
    position: 'fixed',
    insetInlineStart: '-10000px',
    top: '0',
    width: '1280px',
    height: '800px',
    border: '0',
  });
  return frame;
}

/** Null before it has loaded, and where the page refuses to be framed. */
function documentOf({ contentDocument: page }: HTMLIFrameElement): Document | null {
  return page?.readyState === 'complete' && page.URL !== 'about:blank' ? page : null;
}

/**
 * Waits until the page has nothing to do, at most `timeout` ms. React marks elements slice by slice and corrects served content
 * at the end, which takes longer than the looks on a busy machine. Safari cannot say when a page is idle: there the looks decide.
 */
function idle({ contentWindow: page }: HTMLIFrameElement, timeout: number): Promise<void> {
  return new Promise((done) => {
    if (page === null || !('requestIdleCallback' in page)) done();
    else page.requestIdleCallback(() => done(), { timeout: Math.max(1, timeout) });
  });
}

/**
 * React marks the elements that it has taken over: the shell's at first, those of a remote's page when its code has run. A
 * document without code, such as an embedded chart, is what was served.
 */
function isAlive(page: Document): boolean {
  if (page.querySelector('script[src]') === null) return true;
  const content = page.querySelector('main [data-app]') ?? page.querySelector('main');
  return [...(content?.querySelectorAll('*') ?? [])].some((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
  );
}

function lateReason(): string {
  return document.hidden
    ? 'This tab was in the background, where browsers slow pages down.'
    : `Its scripts did not finish within ${timeLimit / 1000} s.`;
}

import { SdkError, trackQueue } from '@talent/sdk';
import type { BrowserReport } from '@talent/protocol/errors/error-reports';
import { stackFrames, type StackFrame } from '@talent/protocol/errors/stack-frames';
import { safely } from '../../analytics/safely.ts';
import type { PageOwner } from '@talent/protocol/events/event';
import type { ViewStore } from '../trackers/view.ts';
import { followBreadcrumbs } from './breadcrumbs.ts';
import { createErrorSender } from './send-errors.ts';
import { trackSlowInteractions } from './slow-interactions.ts';
import { scrub } from '@talent/protocol/errors/scrub';

/** A part of the page that failed: the shell keeps them from the start, before the collector is loaded. */
export interface Failure {
  /** App of the part. */
  app: string;
  error: unknown;
  /** The components around a place that React had to render anew, as React writes them; absent: the part could not be shown. */
  componentStack?: string | null | undefined;
}

/** The facts that tell one error from another. */
type Found = Pick<BrowserReport, 'kind' | 'message'> &
  Partial<Pick<BrowserReport, 'frames' | 'componentFrames' | 'file'>> & { region?: string | null };

export interface ErrorOptions {
  views: ViewStore;
  /** The app whose page is on the screen. */
  ownerOfPage: () => PageOwner;
  /** Parts of the page that failed, oldest first; the shell adds to it. */
  failures: readonly Failure[];
  /** Version of an app in this tab; null: it has none of it. */
  versionOf: (app: string) => string | null;
}

/** Different errors of a view that are sent. */
const MOST_OF_VIEW = 10;

/**
 * Sends errors of this tab: uncaught ones, rejections, files that do not load, parts that fail or are rendered anew, and slow
 * interactions. Each once a view.
 *
 * @param composition id of this tab's set of versions
 */
export function trackErrors(composition: string, options: ErrorOptions): void {
  const { views, ownerOfPage, failures, versionOf } = options;
  const breadcrumbs = followBreadcrumbs(views);
  const send = createErrorSender(composition);
  let view = views.getState().at;
  let told = new Set<string>();
  let taken = 0;

  function tell({
    region = null,
    frames = [],
    componentFrames = [],
    file = null,
    ...found
  }: Found): void {
    const { at, path } = views.getState();
    if (at !== view) [view, told] = [at, new Set()];
    const key = JSON.stringify([found, region, file, frames[0], componentFrames[0]]);
    if (told.has(key) || told.size >= MOST_OF_VIEW) return;
    told.add(key);
    const owner = ownerOfPage();
    send({
      ...found,
      frames,
      componentFrames,
      file,
      region: region === null ? null : { app: region, version: versionOf(region) },
      page: { app: owner.app, version: owner.app_version },
      path: path.slice(0, 300),
      breadcrumbs: breadcrumbs(Date.now()),
    });
  }

  function tellThrown(
    kind: 'script' | 'rejection',
    thrown: unknown,
    region: string | null = null,
  ): void {
    const read = readError(thrown);
    if (read === null) return;
    tell({ ...read, kind: read.file === null ? kind : 'load', region });
  }

  /** The shell adds to its list; nothing says when, but each failure of a part is followed by an event. */
  function takeFailures(): void {
    for (const { app, error, componentStack } of failures.slice(taken)) {
      if (componentStack !== undefined) tellHydration(app, error, componentStack ?? '');
      else if (error instanceof SdkError) {
        const file = readError(error.cause)?.file ?? null;
        tell({ kind: 'load', message: `Could not be shown: ${error.code}`, region: app, file });
      } else tellThrown('script', error, app);
    }
    taken = failures.length;
  }

  function tellHydration(region: string, error: unknown, componentStack: string): void {
    const read = readError(error);
    const componentFrames = stackFrames(componentStack, '', location.origin);
    if (read !== null) tell({ ...read, kind: 'hydration', componentFrames, region });
  }

  window.addEventListener('error', (event) => safely(() => tellEvent(event)), true);
  window.addEventListener('unhandledrejection', ({ reason }) =>
    safely(() => tellThrown('rejection', reason)),
  );
  window.addEventListener('pagehide', () => safely(takeFailures), true);
  trackQueue.subscribe(() => safely(takeFailures));
  safely(takeFailures);
  trackSlowInteractions(({ name, ...slow }) =>
    safely(() => tell({ ...slow, kind: 'slow', message: `A ${name} took over 500 ms` })),
  );

  /** An error of a script, or of an element whose file did not load: those do not bubble. */
  function tellEvent(event: ErrorEvent | Event): void {
    if (!(event instanceof ErrorEvent)) {
      const file = fileOfElement(event.target);
      if (file !== null) tell({ kind: 'load', message: 'A file of the page did not load', file });
      return;
    }
    if (event.error instanceof Error) return tellThrown('script', event.error);
    const frames = framesOfEvent(event);
    if (frames.length > 0) tell({ kind: 'script', message: 'A value was thrown', frames });
  }
}

function fileOfElement(target: EventTarget | null): string | null {
  const address =
    target instanceof HTMLScriptElement
      ? target.src
      : target instanceof HTMLLinkElement
        ? target.href
        : '';
  const url = URL.parse(address);
  return url?.origin === location.origin && url.pathname.startsWith('/assets/')
    ? url.pathname
    : null;
}

function framesOfEvent({ filename, lineno, colno }: ErrorEvent): StackFrame[] {
  return stackFrames(`@${filename}:${lineno}:${colno}`, '', location.origin);
}

/** The facts that are sent about a thrown value. */
interface ReadError {
  message: string;
  frames: StackFrame[];
  /** Path of a module that did not load; null: it is another error. */
  file: string | null;
}

/**
 * Reads what was thrown; null where nothing of it is the site's: what was aborted on purpose, or code of an extension. Of a value
 * that is no error only its type is told, because a text may be what a visitor typed.
 */
function readError(thrown: unknown): ReadError | null {
  if (!(thrown instanceof Error)) {
    return { message: `Rejected with a value of type ${typeof thrown}`, frames: [], file: null };
  }
  const { name, message, stack = '' } = thrown;
  if (name === 'AbortError' || message.startsWith('ResizeObserver loop')) return null;
  const frames = stackFrames(stack, message, location.origin);
  if (frames.length === 0 && /\w-extension:\/\//.test(stack)) return null;
  const address = /dynamically imported module: (\S+)/.exec(message)?.[1] ?? '';
  const url = URL.parse(address);
  const file = url?.origin === location.origin ? url.pathname : null;
  return { message: scrub(message || name), frames, file };
}

import { addressOf, type AppName, type Versions } from './error-site.ts';
import { FORMATS, type Browser, type Line } from './stacks.ts';

/** A fault whose cause is known. */
export interface InjectedFault {
  name: string;
  culprit: AppName | 'functions';
  browser: Browser;
  kind: 'script' | 'rejection' | 'load' | 'hydration' | 'slow' | 'csp' | 'function';
  message: string;
  /** As the browser writes it; empty: there is none. */
  stack: string;
  /** As React writes it; empty: there is none. */
  componentStack: string;
  /** Address of the file that failed or took long. */
  file: string | null;
  /** Part of the page that failed or was touched. */
  region: AppName | null;
  /** App of the page that is shown. */
  page: AppName;
}

const BROWSERS = ['chromium', 'firefox', 'webkit'] as const;
const REMOTES = ['mfe-marketing', 'mfe-salary-tools', 'mfe-blog', 'mfe-admin'] as const;

/**
 * A hundred faults of all kinds in five apps, in the stack formats of three browsers: minified names, frames of React and of the
 * shell above and below, extensions, texts that were thrown, messages that look like frames.
 */
export function injectedFaults(origin: string, versions: Versions): InjectedFault[] {
  const url = (app: AppName, stem: string) => addressOf(origin, versions[app], stem);
  const react = url('shell', 'react');
  const sdk = url('shell', '__federation_shared_-talent-sdk');
  const base = url('shell', 'base');
  const start = url('shell', 'start');
  const frame = url('shell', 'frame');
  const toast = url('shell', 'toast-stack');
  const extension = 'chrome-extension://abcdefghijklmnop/inject.js';
  const belowReact: Line[] = [
    ['Na', react, 1, 48211],
    ['ll', react, 1, 60233],
    ['Nu', react, 1, 80120],
    ['MessagePort.w', react, 1, 2231],
  ];
  const faults: InjectedFault[] = [];

  function add(
    name: string,
    culprit: InjectedFault['culprit'],
    given: Partial<Omit<InjectedFault, 'stack' | 'componentStack'>> & {
      page: AppName;
      lines?: readonly Line[];
      components?: readonly Line[];
    },
  ): void {
    const { lines = [], components = [], ...facts } = given;
    const browser = BROWSERS[faults.length % BROWSERS.length] ?? 'chromium';
    const message = facts.message ?? "Cannot read properties of undefined (reading 'e')";
    const write = FORMATS[browser];
    faults.push({
      name,
      culprit,
      browser,
      kind: 'script',
      file: null,
      region: null,
      ...facts,
      message,
      stack: lines.length === 0 ? '' : write(`TypeError: ${message}`, lines),
      componentStack: components.length === 0 ? '' : write('', components),
    });
  }

  for (const app of REMOTES) {
    const post = url(app, 'post');
    const part = url(app, 'part');
    const page = app;
    const own: Line = ['t', post, 1, 2210];
    add('a component throws', app, { page, lines: [own, ...belowReact] });
    add('a hook is called wrongly: React throws', app, {
      page,
      message: 'Minified React error #321; visit https://react.dev/errors/321',
      lines: [
        ['useState', react, 1, 9120],
        ['e.useState', url('shell', '__federation_shared_react'), 1, 80],
        own,
        ...belowReact,
      ],
    });
    add('the SDK throws for a wrong argument', app, {
      page,
      lines: [['a', sdk, 1, 4410], ['r', base, 2, 11], own, ...belowReact],
    });
    add('an async function fails', app, {
      page,
      kind: 'rejection',
      lines: [
        ['async s', part, 3, 90],
        ['async Object.queryFn', post, 1, 77],
      ],
    });
    add('a library of the app throws', app, {
      page,
      lines: [['', part, 1, 40221], own, ...belowReact],
    });
    add('an event handler throws below the shell', app, {
      page,
      lines: [own, ['Fn', react, 1, 7001], ['dispatch', frame, 1, 512], ['', start, 1, 9001]],
    });
    add('the shell calls the app: it throws while it is loaded', app, {
      page: 'shell',
      kind: 'rejection',
      lines: [
        ['', post, 1, 12],
        ['async u', start, 1, 2201],
      ],
    });
    add('an extension has wrapped what it called', app, {
      page,
      lines: [
        ['window.fetch', extension, 10, 2],
        ['t.get', post, 2, 8],
        ['', react, 1, 31],
      ],
    });
    add('the message looks like a frame of another app', app, {
      page,
      message: `boom\n    at t (${toast}:1:1)\nx@${frame}:1:1`,
      lines: [own, ...belowReact],
    });
    add('a rejection with a text', app, {
      page,
      kind: 'rejection',
      message: 'Rejected with a string',
    });
    add('a script did not load', app, {
      page: 'shell',
      kind: 'load',
      message: 'A script did not load',
      file: post,
    });
    add('the entry did not load: the shell reports it', app, {
      page: 'shell',
      kind: 'load',
      message: 'timeout',
      region: app,
    });
    add('the page is rendered anew', app, {
      page,
      kind: 'hydration',
      message: 'Minified React error #418',
      lines: [['zr', react, 1, 5012], ...belowReact],
      components: [
        ['t', post, 1, 2000],
        ['RemoteErrorBoundary', start, 1, 400],
        ['RouterProvider', sdk, 1, 99],
      ],
    });
    add('an element of a component of React is wrong', app, {
      page,
      message: 'Minified React error #31',
      lines: belowReact,
      region: app,
    });
    add('a slow handler of React', app, {
      page,
      kind: 'slow',
      message: 'An interaction took over 500 ms',
      file: react,
      region: app,
    });
    add('slow code of the app behind a press on the header', app, {
      page,
      kind: 'slow',
      message: 'An interaction took over 500 ms',
      file: part,
      region: 'shell',
    });
    add('a style was refused', app, {
      page,
      kind: 'csp',
      message: 'style-src-attr',
      file: null,
      lines: [['', post, 1, 1]],
    });
    add('an eval was refused somewhere on the page', app, {
      page,
      kind: 'csp',
      message: 'script-src',
    });
  }

  const shellLines: Line[] = [['x', start, 1, 700], ...belowReact];
  for (const page of ['mfe-blog', 'mfe-marketing', 'shell'] as const) {
    add('the header throws', 'shell', { page, lines: shellLines });
    add('the toasts throw, called by the app', 'shell', {
      page,
      lines: [['o', toast, 1, 90], ['n', url('mfe-blog', 'post'), 1, 20], ...belowReact],
    });
    add('code in the document throws', 'shell', {
      page,
      lines: [['', `${origin}/blog/one`, 12, 4]],
    });
    add('React itself fails', 'shell', {
      page,
      message: 'Minified React error #482',
      lines: belowReact,
    });
    add('a file of the shell did not load', 'shell', {
      page,
      kind: 'load',
      message: 'A script did not load',
      file: toast,
    });
    add('the menu is slow', 'shell', {
      page,
      kind: 'slow',
      message: 'An interaction took over 500 ms',
      file: react,
      region: 'shell',
    });
  }
  // The one that no address names: the shell rejects with a text while a page of the blog is shown.
  add('the shell rejects with a text on a page of an app', 'shell', {
    page: 'mfe-blog',
    kind: 'rejection',
    message: 'Rejected with a string',
  });
  add('the shell rejects with a text on its own page', 'shell', {
    page: 'shell',
    kind: 'rejection',
    message: 'Rejected with a string',
  });
  for (const page of ['mfe-blog', 'mfe-marketing', 'shell', 'mfe-blog', ...REMOTES] as const) {
    add('a function fails', 'functions', {
      page,
      kind: 'function',
      message: 'contact answers 500',
    });
  }
  return faults;
}

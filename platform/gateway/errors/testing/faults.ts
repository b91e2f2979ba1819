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

  const slow = { kind: 'slow', message: 'An interaction took over 500 ms', file: react } as const;
  const notLoaded = { kind: 'load', message: 'A script did not load' } as const;
  const thrownText = { kind: 'rejection', message: 'Rejected with a string' } as const;

  for (const page of REMOTES) {
    const post = url(page, 'post');
    const part = url(page, 'part');
    const own: Line = ['t', post, 1, 2210];
    const loading: Line[] = [
      ['', post, 1, 12],
      ['async u', start, 1, 2201],
    ];
    add('a component throws', page, { page, lines: [own, ...belowReact] });
    add('a hook is called wrongly: React throws', page, {
      page,
      message: 'Minified React error #321; visit https://react.dev/errors/321',
      lines: [
        ['useState', react, 1, 9120],
        ['e.useState', url('shell', '__federation_shared_react'), 1, 80],
        own,
        ...belowReact,
      ],
    });
    add('the SDK throws for a wrong argument', page, {
      page,
      lines: [['a', sdk, 1, 4410], ['r', base, 2, 11], own, ...belowReact],
    });
    add('an async function fails', page, {
      page,
      kind: 'rejection',
      lines: [
        ['async s', part, 3, 90],
        ['async Object.queryFn', post, 1, 77],
      ],
    });
    const library: Line = ['', part, 1, 40221];
    add('a library of the app throws', page, { page, lines: [library, own, ...belowReact] });
    add('an event handler throws below the shell', page, {
      page,
      lines: [own, ['Fn', react, 1, 7001], ['dispatch', frame, 1, 512], ['', start, 1, 9001]],
    });
    add('the shell calls the app: it throws while it is loaded', page, {
      page: 'shell',
      kind: 'rejection',
      lines: loading,
    });
    add('an extension has wrapped what it called', page, {
      page,
      lines: [
        ['window.fetch', extension, 10, 2],
        ['t.get', post, 2, 8],
        ['', react, 1, 31],
      ],
    });
    add('the message looks like a frame of another app', page, {
      page,
      message: `boom\n    at t (${toast}:1:1)\nx@${frame}:1:1`,
      lines: [own, ...belowReact],
    });
    add('a rejection with a text', page, { page, ...thrownText });
    add('a script did not load', page, { page: 'shell', ...notLoaded, file: post });
    const late = { kind: 'load', message: 'timeout', region: page } as const;
    add('the entry did not load: the shell reports it', page, { page: 'shell', ...late });
    add('the page is rendered anew', page, {
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
    const wrong = { message: 'Minified React error #31', lines: belowReact, region: page };
    add('an element of a component of React is wrong', page, { page, ...wrong });
    add('a slow handler of React', page, { page, ...slow, region: page });
    const pressed = { ...slow, file: part, region: 'shell' } as const;
    add('slow code of the app behind a press on the header', page, { page, ...pressed });
    const style = { kind: 'csp', message: 'style-src-attr', lines: [['', post, 1, 1]] } as const;
    add('a style was refused', page, { page, ...style });
    add('an eval was refused somewhere on the page', page, {
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
    const inDocument: Line = ['', `${origin}/blog/one`, 12, 4];
    add('code in the document throws', 'shell', { page, lines: [inDocument] });
    const failed = { message: 'Minified React error #482', lines: belowReact };
    add('React itself fails', 'shell', { page, ...failed });
    add('a file of the shell did not load', 'shell', { page, ...notLoaded, file: toast });
    add('the menu is slow', 'shell', { page, ...slow, region: 'shell' });
  }
  // The one that no address names: the shell rejects with a text while a page of the blog is shown.
  add('the shell rejects with a text on a page of an app', 'shell', {
    page: 'mfe-blog',
    ...thrownText,
  });
  add('the shell rejects with a text on its own page', 'shell', { page: 'shell', ...thrownText });
  for (const page of ['mfe-blog', 'mfe-marketing', 'shell', 'mfe-blog', ...REMOTES] as const) {
    add('a function fails', 'functions', { page, kind: 'function', message: 'contact answers 500' });
  }
  return faults;
}

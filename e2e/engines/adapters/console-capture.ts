import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { listenAnywhere, type Listening } from '../../fixtures/sites/listening.ts';

const SCRIPT = '/engine-console.js';
const REPORTS = '/engine-console';

/** Runs in the page; what it has reported is complete when these have settled. */
export const pendingReports = 'Promise.allSettled(globalThis.__engineReports ?? [])';

/** A browser's proxy that hears its console. */
export interface ConsoleCapture extends Listening {
  /** Reports since the last `clear`, in the form `kind: text`. */
  messages: string[];
  clear(): void;
}

/**
 * Starts a proxy for a browser whose console nobody can read: WebDriver has no log, and WebKit prints none in its private
 * mode. The proxy puts one script first into each document, which the policy of the site permits, and passes on everything
 * else as it is. What the browser itself says, and not a script or an event, stays unheard.
 */
export async function startConsoleCapture(): Promise<ConsoleCapture> {
  const messages: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://proxy');
    if (pathname === SCRIPT) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      response.end(`(${String(capture)})('${REPORTS}');`);
    } else if (pathname === REPORTS) {
      void text(request).then((message) => {
        messages.push(message);
        response.writeHead(204).end();
      });
    } else if (URL.canParse(request.url ?? '')) forward(request, response);
    // A browser asks a proxy for whole addresses. Another program that knocks at the port must not end the run.
    else response.writeHead(400).end('This is a proxy.');
  });
  return {
    ...(await listenAnywhere(server)),
    messages,
    clear: () => messages.splice(0),
  };
}

function forward(request: IncomingMessage, response: ServerResponse): void {
  const headers = { ...request.headers };
  const isDocument = headers.accept?.includes('text/html') === true;
  // The script goes into text, not into compressed bytes.
  if (isDocument) delete headers['accept-encoding'];
  const { method, url = '' } = request;
  const upstream = httpRequest(url, { method, headers }, (answer) => {
    const status = answer.statusCode ?? 502;
    if (!isDocument || !takesScript(answer)) {
      response.writeHead(status, answer.headers);
      answer.pipe(response);
      return;
    }
    const { 'content-length': _length, ...kept } = answer.headers;
    void text(answer).then((html) => {
      response.writeHead(status, kept);
      response.end(html.replace(/<head>/, `<head><script src="${SCRIPT}"></script>`));
    });
  });
  upstream.on('error', () => response.destroy());
  request.pipe(upstream);
}

function takesScript({ headers, statusCode }: IncomingMessage): boolean {
  return (
    statusCode !== 304 &&
    headers['content-type']?.startsWith('text/html') === true &&
    String(headers['content-security-policy'] ?? "script-src 'self'").includes("script-src 'self'")
  );
}

/** Runs in the browser, before everything else in the document. */
function capture(reports: string): void {
  const send = window.fetch.bind(window);
  const sent: Promise<unknown>[] = [];
  Object.assign(globalThis, { __engineReports: sent });
  const report = (message: string): void => {
    sent.push(send(reports, { method: 'POST', body: message, keepalive: true }));
  };
  for (const [method, kind] of [
    ['error', 'error'],
    ['warn', 'warning'],
  ] as const) {
    const write = console[method].bind(console);
    console[method] = (...parts: unknown[]) => {
      report(`${kind}: ${parts.map(String).join(' ')}`);
      write(...parts);
    };
  }
  // Caught on the way down: the events of elements that fail to load do not come up.
  window.addEventListener(
    'error',
    (event) => {
      const { target, message, filename, lineno, colno } = event;
      if (!(target instanceof Element)) {
        report(`exception: ${message} (${filename}:${lineno}:${colno})`);
      } else report(`error: did not load: ${target.outerHTML.slice(0, 300)}`);
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) =>
    report(`exception: ${String(reason)} ${reason instanceof Error ? String(reason.stack) : ''}`),
  );
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`error: the policy ${violatedDirective} refused ${blockedURI}`),
  );
}

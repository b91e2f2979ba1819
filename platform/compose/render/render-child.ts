/**
 * The process that runs the apps' loaders and React for the composer. It is separate so that a loader that hangs or
 * crashes ends nothing else, and so that every pair of shell and remote has its own modules: the remote's shared imports
 * resolve to the shell's server build, as in a browser.
 */
import { flushCompileCache, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { createDataClient, type DataClient } from '@talent/data/client';
import type { ServedRemote } from '@talent/sdk/server';
import { confine, describeRefusal } from './confine.ts';
import { fetchOnce } from './fetch-once.ts';
import { enumeratePages, renderPage, type RenderContext, type ShellServer } from './render-page.ts';
import type { RenderAnswer, RenderRequest, RenderSetup } from './render-protocol.ts';

let setup: RenderSetup | null = null;
let context: RenderContext | null = null;
let isCompiled = false;

process.on('disconnect', () => process.exit());
process.on('message', (request: RenderRequest & { id: number }) => void answer(request));

async function answer(request: RenderRequest & { id: number }): Promise<void> {
  const { id } = request;
  try {
    send({ id, status: 'ok', result: await handle(request) });
    if (request.type === 'page') keepCompiled();
  } catch (error) {
    const place = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const refusal = describeRefusal(setup?.app ?? '', error);
    send({ id, status: 'failed', message: refusal === null ? place : `${refusal}\n${place}` });
  }
}

/** After the first page, when the functions that render are compiled too. The composer ends this process without a chance to write. */
function keepCompiled(): void {
  if (!isCompiled) flushCompileCache();
  isCompiled = true;
}

async function handle(request: RenderRequest): Promise<unknown> {
  if (request.type === 'setup') {
    ({ setup } = request);
    context = await setUp(setup);
    return null;
  }
  if (!context || !setup) throw new Error('The render process was not set up.');
  if (request.type === 'begin') {
    context = { ...context, data: dataOf(setup) };
    return null;
  }
  if (request.type === 'enumerate') return enumeratePages(context);
  return renderPage(context, request.page);
}

async function setUp({ shared, ...setup }: RenderSetup): Promise<RenderContext> {
  registerHooks({
    resolve(specifier, importer, next) {
      const file = shared[specifier];
      return file === undefined
        ? next(specifier, importer)
        : { url: pathToFileURL(file).href, shortCircuit: true };
    },
  });
  confine(setup.backend.url);
  const shell = (await import(pathToFileURL(setup.shellEntry).href)) as ShellServer;
  const app = (await import(pathToFileURL(setup.appEntry).href)) as { default: ServedRemote };
  return {
    shell,
    app: app.default,
    data: dataOf(setup),
    site: setup.site,
    settings: setup.settings,
  };
}

/** A client for one composition: it remembers answers. */
function dataOf({ backend }: Pick<RenderSetup, 'backend'>): DataClient {
  return createDataClient({ ...backend, fetch: fetchOnce() });
}

function send(message: RenderAnswer): void {
  process.send?.(message);
}

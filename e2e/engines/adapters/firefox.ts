import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Engine } from '../engine.ts';
import { adapterPage } from './adapter-page.ts';
import { requireProgram } from './programs.ts';
import type { Tab } from './tab.ts';
import { keyOf } from './webkit-tab.ts';

/** A line of the console, or an uncaught exception; Firefox reports violations of the security policy as such. */
interface LogLine {
  type: string;
  level: string;
  text: string | null;
  source: { context?: string };
}

/** SHA-384 of an empty file: Firefox compares it where leaving a page has broken off the download of a script. */
const HASH_OF_NOTHING = 'OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';

/** Firefox without a window, through WebDriver BiDi, which it speaks without a driver program. */
export async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const browser = spawn(
    requireProgram('firefox-esr'),
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const end = once(browser, 'exit');
  const { send, listeners } = await connect(
    `${await addressOf(createInterface(browser.stderr))}/session`,
  );
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    async openVisitor(origin) {
      const { userContext } = await send('browser.createUserContext', {});
      const messages: string[] = [];
      const tabs = new Set<string>();
      const listen = ({ type, level, text, source }: LogLine): void => {
        if (source.context === undefined || !tabs.has(source.context)) return;
        if (text?.includes(HASH_OF_NOTHING)) return;
        if (type !== 'console') messages.push(`exception: ${text}`);
        else if (level === 'error') messages.push(`error: ${text}`);
        else if (level === 'warn') messages.push(`warning: ${text}`);
      };
      listeners.add(listen);
      const openTab = async () => {
        const { context } = await send('browsingContext.create', { type: 'tab', userContext });
        tabs.add(context);
        const tab = firefoxTab(send, context);
        await tab.resize(1280, 900);
        return { context, page: adapterPage(tab, origin) };
      };
      const { context, page } = await openTab();
      return {
        page,
        openTab: async () => (await openTab()).page,
        messages: () => Promise.resolve([...messages]),
        screenshot: async () => {
          const { data } = await send('browsingContext.captureScreenshot', { context });
          return Buffer.from(data, 'base64');
        },
        async close() {
          listeners.delete(listen);
          await send('browser.removeUserContext', { userContext });
        },
      };
    },
    async stop() {
      await send('browser.close', {});
      await end;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Connects to the protocol. @returns how to send commands, and who hears of new entries of the log */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting: PromiseWithResolvers<{ result: Result; message?: string }>[] = [];
  const listeners = new Set<(entry: LogLine) => void>();
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { id, params, ...answer } = JSON.parse(data);
    if (id === undefined) for (const listen of listeners) listen(params);
    else waiting[id]?.resolve(answer);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting) reject(new Error('Firefox has ended.'));
  });
  const send: Send = async (method, params) => {
    const answer = Promise.withResolvers<{ result: Result; message?: string }>();
    const id = waiting.push(answer) - 1;
    socket.send(JSON.stringify({ id, method, params }));
    const { result, message } = await answer.promise;
    if (message !== undefined) throw new Error(`${method}: ${message}`);
    return result;
  };
  return { send, listeners };
}

/** The address that Firefox writes when it can be asked. */
async function addressOf(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('Firefox ended before it could be asked.');
}

/** The fields of results that are used, of all commands. */
export interface Result {
  userContext: string;
  context: string;
  data: string;
  type: string;
  result: { value?: string; sharedId?: string };
  exceptionDetails: { text: string };
}

/** Sends a command of WebDriver BiDi. */
export type Send = (method: string, params: Record<string, unknown>) => Promise<Result>;

/** A tab of Firefox. @param context - its id in the protocol */
export function firefoxTab(send: Send, context: string): Tab {
  const run = async (expression: string) => {
    const target = { context };
    const rights = { awaitPromise: true, userActivation: true };
    const { type, result, exceptionDetails } = await send('script.evaluate', {
      expression,
      target,
      ...rights,
    });
    if (type === 'exception') throw new Error(exceptionDetails.text);
    return result;
  };
  const act = (type: string, actions: object[]) =>
    send('input.performActions', { context, actions: [{ type, id: type, actions }] });
  const key = (type: 'keyDown' | 'keyUp') => (value: string) => ({ type, value });
  return {
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    reload: async () => {
      await send('browsingContext.reload', { context, wait: 'complete' });
    },
    evaluate: async (expression) => {
      const { value } = await run(
        `(async () => JSON.stringify((await (${expression})) ?? null) ?? 'null')()`,
      );
      return JSON.parse(value ?? 'null') as unknown;
    },
    clickAt: async (x, y) => {
      const at = { x: Math.round(x), y: Math.round(y) };
      await act('pointer', [
        { type: 'pointerMove', ...at },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    type: async (text) => {
      const keys = [...text].map((one) => (one === '\n' ? keyOf('Enter') : one));
      await act(
        'key',
        keys.flatMap((one) => [key('keyDown')(one), key('keyUp')(one)]),
      );
    },
    press: async (combination) => {
      const keys = combination.split('+').map(keyOf);
      await act('key', [...keys.map(key('keyDown')), ...keys.toReversed().map(key('keyUp'))]);
    },
    upload: async (expression, file) => {
      const { sharedId } = await run(expression);
      await send('input.setFiles', { context, element: { sharedId }, files: [file] });
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    close: async () => {
      await send('browsingContext.close', { context });
    },
  };
}

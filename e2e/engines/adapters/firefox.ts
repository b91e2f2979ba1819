import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Engine } from '../engine.ts';
import { adapterPage } from './adapter-page.ts';
import { firefoxTab, type Result, type Send } from './firefox-tab.ts';
import { requireProgram } from './programs.ts';

/** A line of the console, or an uncaught exception; Firefox reports violations of the security policy as such. */
interface LogEntry {
  type: string;
  level: string;
  text: string | null;
  source: { context?: string };
}

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
      const listen = ({ type, level, text, source }: LogEntry): void => {
        if (source.context === undefined || !tabs.has(source.context)) return;
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
  const listeners = new Set<(entry: LogEntry) => void>();
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

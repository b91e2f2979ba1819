import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@talent/node/net/free-port';
import { Builder, type WebDriver } from 'selenium-webdriver';
import type { Engine } from '../engine.ts';
import { adapterPage } from './adapter-page.ts';
import { pendingReports, startConsoleCapture } from './console-capture.ts';
import { requireProgram } from './programs.ts';
import { until } from './until.ts';
import { webKitTab } from './webkit-tab.ts';

/** Longest wait for a document or a script, ms. */
const LOAD_MS = 30_000;

/** WebKit in Debian's MiniBrowser, through WebDriver, on a screen of its own. Each visitor has a browser of their own. */
export async function startWebKit(): Promise<Engine> {
  const display = await startDisplay();
  const capture = await startConsoleCapture();
  return {
    async openVisitor(origin) {
      capture.clear();
      const driver = await startDriver(display.name);
      const session = await openSession(driver.server, capture.port).catch(async (error) => {
        await driver.stop();
        throw error;
      });
      const windows = [await session.getWindowHandle()];
      const [first = ''] = windows;
      const openTab = (handle: string) => adapterPage(webKitTab(session, handle), origin);
      return {
        page: openTab(first),
        async openTab() {
          await session.switchTo().newWindow('tab');
          const handle = await session.getWindowHandle();
          windows.push(handle);
          return openTab(handle);
        },
        async messages() {
          const open = await session.getAllWindowHandles();
          for (const handle of windows.filter((each) => open.includes(each))) {
            await webKitTab(session, handle).evaluate(pendingReports);
          }
          return [...capture.messages];
        },
        async screenshot() {
          await session.switchTo().window(first);
          return Buffer.from(await session.takeScreenshot(), 'base64');
        },
        async close() {
          await session.quit();
          await driver.stop();
        },
      };
    },
    async stop() {
      await capture.close();
      await display.close();
    },
  };
}

/** A driver for one visitor: one that still ends a browser may not answer a request for the next. */
async function startDriver(display: string) {
  const port = await freePort();
  const driver = spawn(requireProgram('WebKitWebDriver'), [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  const end = once(driver, 'exit');
  const server = `http://127.0.0.1:${port}`;
  await until('waiting for WebKitWebDriver', async () => {
    const { ok, status } = await fetch(`${server}/status`);
    return ok ? { done: true, value: ok } : { done: false, why: `it answers ${status}` };
  });
  return {
    server,
    async stop() {
      driver.kill('SIGTERM');
      await end;
    },
  };
}

async function openSession(server: string, proxyPort: number): Promise<WebDriver> {
  const session = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      proxy: { proxyType: 'manual', httpProxy: `127.0.0.1:${proxyPort}` },
      'webkitgtk:browserOptions': {
        binary: requireProgram('MiniBrowser'),
        args: ['--automation'],
      },
    })
    .build();
  await session.manage().setTimeouts({ pageLoad: LOAD_MS, script: LOAD_MS });
  return session;
}

async function startDisplay() {
  const server = spawn(
    requireProgram('Xvfb'),
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const end = once(server, 'exit');
  // It writes its number when it can be used.
  const number = server.stdio[3];
  if (!number) throw new Error('the screen has no way to say its number');
  const [said] = (await Promise.race([
    once(number, 'data'),
    end.then(([code]) => {
      throw new Error(`Xvfb ended with ${String(code)}`);
    }),
  ])) as [Buffer];
  return {
    name: `:${said.toString('utf8').trim()}`,
    async close() {
      server.kill('SIGTERM');
      await end;
    },
  };
}

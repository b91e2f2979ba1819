import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startConsoleCapture, type ConsoleCapture } from './console-capture.ts';

const policy = "default-src 'none'; script-src 'self'";
const site = createServer((asked, answer) => {
  const type = asked.url === '/data.json' ? 'application/json' : 'text/html; charset=utf-8';
  const csp = asked.url === '/mail' ? "default-src 'none'" : policy;
  answer.writeHead(200, { 'content-type': type, 'content-security-policy': csp });
  answer.end('<html><head><title>Page</title></head></html>');
});
let capture: ConsoleCapture;
let origin = '';

beforeAll(async () => {
  capture = await startConsoleCapture();
  await new Promise<void>((resolve) => site.listen(0, resolve));
  origin = `http://localhost:${(site.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await capture.close();
  site.close();
});

/** Asks through the proxy, as a browser does. */
function ask(path: string, method = 'GET', body = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const accept = path === '/data.json' ? '*/*' : 'text/html,*/*';
    const sent = request(
      { port: capture.port, path: origin + path, method, headers: { accept } },
      (answer) => resolve(text(answer)),
    );
    sent.on('error', reject).end(body);
  });
}

it('puts its script first into documents whose policy permits it, and into nothing else', async () => {
  expect(await ask('/')).toBe(
    '<html><head><script src="/engine-console.js"></script><title>Page</title></head></html>',
  );
  for (const path of ['/mail', '/data.json']) {
    expect(await ask(path)).toBe('<html><head><title>Page</title></head></html>');
  }
});

it('keeps what pages report until it is cleared', async () => {
  expect(await ask('/engine-console.js')).toContain('securitypolicyviolation');
  await ask('/engine-console', 'POST', 'error: something');
  expect(capture.messages).toEqual(['error: something']);
  capture.clear();
  expect(capture.messages).toEqual([]);
});

it('refuses a request that is not for a proxy, and goes on', async () => {
  expect((await fetch(`http://127.0.0.1:${capture.port}/robots.txt`)).status).toBe(400);
  expect(await ask('/data.json')).toContain('<title>Page</title>');
});

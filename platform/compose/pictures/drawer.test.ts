import { Worker } from 'node:worker_threads';
import type { DrawingNode } from '@talent/sdk/server';
import { afterEach, expect, it } from 'vitest';
import { createDrawer } from './drawer.ts';
import type { Drawer } from './drawer.ts';

let drawer: Drawer;
afterEach(() => drawer.close());

const words = (children: string, fontFamily = 'Inter, Inter Extended'): DrawingNode => ({
  type: 'div',
  props: { style: { display: 'flex', fontFamily, fontSize: 60 }, children },
});

it('draws a PNG of 1200 by 630 pixels, the same for the same drawing', async () => {
  drawer = createDrawer(20_000);
  const png = Buffer.from(await drawer.draw(words('Hello')));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(Buffer.from(await drawer.draw(words('Hello'))).equals(png)).toBe(true);
  expect(Buffer.from(await drawer.draw(words('Hallo'))).equals(png)).toBe(false);
});

it('treats markup as text, and draws the letters of all Latin alphabets of Europe', async () => {
  drawer = createDrawer(20_000);
  for (const family of ['Inter, Inter Extended', 'Newsreader, Newsreader Extended']) {
    const png = await drawer.draw(words(`<script>&"' Łódź Ångström ő Şişli`, family));
    expect(png.length).toBeGreaterThan(1000);
  }
});

it('leaves out letters that no font has', async () => {
  drawer = createDrawer(20_000);
  const draw = async (text: string) => Buffer.from(await drawer.draw(words(text)));
  for (const [given, drawn] of [
    ['From data scientist → ML engineer', 'From data scientist ML engineer'],
    ['AI 採用 in Tōkyō ✓ 😀 Łódź', 'AI in Tōkyō Łódź'],
    ['Привет 日本', ''],
  ] as const) {
    expect((await draw(given)).equals(await draw(drawn)), given).toBe(true);
  }
});

/** A thread that answers every drawing with one byte. */
const answering = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ id }) => parentPort.postMessage({ id, status: 'ok', png: new Uint8Array([7]) }));
`;

it('starts a new thread after one has ended or has not answered in time', async () => {
  const threads = ['process.exit(3)', 'setInterval(() => {}, 1000)', answering];
  drawer = createDrawer(2000, () => new Worker(threads.shift() ?? '', { eval: true }));
  await expect(drawer.draw(words('Hello'))).rejects.toThrow('the drawing thread ended (3)');
  await expect(drawer.draw(words('Hello'))).rejects.toThrow('not done within 2000 ms');
  expect(await drawer.draw(words('Hello'))).toEqual(new Uint8Array([7]));
});

it('draws in the thread that was started ahead, or in a new one when that has failed meanwhile', async () => {
  const started: Worker[] = [];
  const threads = [answering, 'throw new Error("no memory")', answering];
  const start = (): Worker => {
    const worker = new Worker(threads.shift() ?? '', { eval: true });
    started.push(worker);
    return worker;
  };
  drawer = createDrawer(20_000, start);
  drawer.warmUp();
  drawer.warmUp();
  expect(await drawer.draw(words('Hello'))).toEqual(new Uint8Array([7]));
  expect(started).toHaveLength(1);
  await drawer.close();

  drawer.warmUp();
  await new Promise((resolve) => started[1]?.once('exit', resolve));
  expect(await drawer.draw(words('Hello'))).toEqual(new Uint8Array([7]));
  expect(started).toHaveLength(3);
});

import { randomUUID } from 'node:crypto';
import { createDataClient, type DataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';
import { startTestStack, type TestStack } from '@talent/backend/testing/test-stack';
import { startLinkedPage, type LinkedPage } from '@talent/functions/testing/linked-page.ts';
import { refusal } from '@talent/functions/testing/linkedin-server-posts.ts';
import type { ImageFault } from '@talent/functions/testing/linkedin-server-images.ts';
import {
  startLinkedInServer,
  type LinkedInServer,
} from '@talent/functions/testing/linkedin-server.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tokenOf } from '../testing/token-of.ts';

let linkedIn: LinkedInServer;
let page: LinkedPage;
let stack: TestStack;
let service: DataClient;
let token: string;

beforeAll(async () => {
  linkedIn = await startLinkedInServer();
  page = await startLinkedPage();
  stack = await startTestStack({ settings: linkedIn.env, siteUrl: page.origin });
  service = createDataClient({ url: stack.url, key: stack.secretKey });
  token = await tokenOf(stack);
  await connect();
});
afterAll(async () => {
  await stack.stop();
  await page.close();
  await linkedIn.close();
});
beforeEach(() => {
  page.answer(200);
  linkedIn.scriptImages();
  linkedIn.script();
});

async function call(name: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${stack.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
}

async function connect(): Promise<void> {
  const browser = 'b'.repeat(43);
  const { url } = await call('linkedin-connection', { action: 'start', browser });
  const consent = await (await fetch(String(url))).text();
  const allow = /href="([^"]+)">Allow/.exec(consent)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const query = Object.fromEntries(new URL(allow).searchParams);
  await call('linkedin-connection', { action: 'finish', browser, ...query });
}

const rowOf = async (id: number) =>
  unwrap(await service.from('linkedin_posts').select().eq('id', id).single());
const send = (id: number) => call('linkedin-posts', { action: 'post', id });

/** Posts a new draft with a link, and gives its row. */
async function post(link_url: string, ...faults: ImageFault[]) {
  linkedIn.scriptImages(...faults);
  const draft = { commentary: `Post ${randomUUID()}`, link_url, link_title: 'A post' };
  const { id } = unwrap(await service.from('linkedin_posts').insert(draft).select('id').single());
  await send(id);
  return rowOf(id);
}

test('a post is sent with the picture of the page that it links to', async () => {
  expect(await post(page.url)).toMatchObject({ status: 'posted', attempts: 1 });
  const image = linkedIn.images.at(-1);
  expect(image).toMatchObject({ owner: 'urn:li:person:782bbtaQ', type: 'image/png' });
  expect(image?.bytes).toEqual(page.picture);
  expect(linkedIn.posts.at(-1)?.content).toEqual({
    article: { source: page.url, title: 'A post', thumbnail: image?.urn },
  });
});

test('a link to another site, and a page without a card, are posted without a picture', async () => {
  const before = linkedIn.images.length;
  for (const url of ['https://elsewhere.example/', `${page.origin}/blog/bare`]) {
    expect(await post(url)).toMatchObject({ status: 'posted' });
    expect(linkedIn.posts.at(-1)?.content).toEqual({ article: { source: url, title: 'A post' } });
  }
  expect(linkedIn.images).toHaveLength(before);
});

test('a refused picture stops the post before it is sent, with the reason of LinkedIn', async () => {
  const calls = linkedIn.calls();
  const body = refusal(400, 'MEDIA', 'The file is no picture');
  expect(await post(page.url, { step: 'upload', answer: 400, body })).toMatchObject({
    status: 'failed',
    problem: 'picture-refused',
    problem_detail: 'MEDIA: The file is no picture',
    maybe_posted: false,
  });
  expect(linkedIn.calls()).toBe(calls);
});

test('after a broken upload the post is tried again and is published once', async () => {
  const calls = linkedIn.calls();
  const row = await post(page.url, { step: 'upload', drop: true, taken: false });
  const problem = 'picture-unavailable';
  expect(row).toMatchObject({ status: 'scheduled', problem, maybe_posted: false });
  expect(linkedIn.calls()).toBe(calls);
  await send(row.id);
  expect(await rowOf(row.id)).toMatchObject({ status: 'posted', attempts: 2, problem: null });
  expect(await send(row.id)).toEqual({ result: 'posted' });
  expect(linkedIn.calls()).toBe(calls + 1);
});

test('a page that is not there stops the post; one that fails is asked again later', async () => {
  const calls = linkedIn.calls();
  page.answer(404);
  expect(await post(page.url)).toMatchObject({
    status: 'failed',
    problem: 'no-page',
    problem_detail: `${page.url} answers 404.`,
  });
  page.answer(503);
  expect(await post(page.url)).toMatchObject({ status: 'scheduled', problem: 'no-page' });
  expect(linkedIn.calls()).toBe(calls);
});

test('a dry run shows the picture and the call that uploads it, and uploads nothing', async () => {
  const before = linkedIn.images.length;
  const content = { commentary: 'A text', linkUrl: page.url, linkTitle: 'A post' };
  expect(await call('linkedin-posts', { action: 'dry-run', content })).toMatchObject({
    picture: {
      url: `${page.origin}/_social/1.png`,
      type: 'image/png',
      size: 11,
      uploadUrl: `${linkedIn.url}/rest/images?action=initializeUpload`,
      uploadBody: { initializeUploadRequest: { owner: 'urn:li:person:782bbtaQ' } },
    },
    pictureProblem: null,
    body: { content: { article: { thumbnail: 'urn:li:image:…' } } },
  });
  page.answer(404);
  expect(await call('linkedin-posts', { action: 'dry-run', content })).toMatchObject({
    picture: null,
    pictureProblem: `${page.url} answers 404.`,
  });
  expect(linkedIn.images).toHaveLength(before);
});

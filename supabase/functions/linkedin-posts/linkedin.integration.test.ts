import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataClient, type DataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';
import { createAccount } from '@talent/backend/auth/testing/create-account';
import { startTestStack, type TestStack } from '@talent/backend/testing/test-stack';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startLinkedPage } from '@talent/functions/testing/linked-page.ts';
import type { ImageFault } from '@talent/functions/testing/linkedin-server-images.ts';
import { duplicateOf, type Fault } from '@talent/functions/testing/linkedin-server-posts.ts';
import { startLinkedInServer } from '@talent/functions/testing/linkedin-server.ts';
import { sha256Hex } from '@talent/functions/tokens/encrypt.ts';
import { runSchedule } from '@talent/functions/testing/run-schedule.ts';
import { tokenOf } from '@talent/functions/testing/token-of.ts';

const linkedIn = await startLinkedInServer();
const page = await startLinkedPage();
let stack: TestStack;
let service: DataClient;
let adminToken: string;
const dataDir = mkdtempSync(join(tmpdir(), 'talent-linkedin-'));
/** Everything that any function answered. */
const answers: string[] = [];
const logs: string[][] = [];

async function start(): Promise<void> {
  stack = await startTestStack({ dataDir, settings: linkedIn.env, siteUrl: page.origin });
  isUp = true;
  logs.push(stack.lines);
  service = createDataClient({ url: stack.url, key: stack.secretKey });
  adminToken = await tokenOf(stack);
}

let isUp = false;
async function stop(): Promise<void> {
  if (isUp) await stack.stop();
  isUp = false;
}

beforeAll(start);
beforeEach(() => {
  page.answer(200);
  linkedIn.scriptImages();
  linkedIn.script();
});
afterAll(async () => {
  await stop();
  await page.close();
  await linkedIn.close();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

async function call(name: string, body: object | null): Promise<Answer> {
  const response = await fetch(`${stack.url}/functions/v1/${name}`, {
    method: body === null ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  answers.push(text);
  return { status: response.status, body: JSON.parse(text) as Record<string, unknown> };
}

const connection = (body: object | null) => call('linkedin-connection', body);
const browser = 'b'.repeat(43);

/** Begins a sign-in and allows it on LinkedIn's page: what the browser comes back with. */
async function allow(as = browser): Promise<{ code: string; state: string }> {
  const { body } = await connection({ action: 'start', browser: as });
  const page = await (await fetch(String(body['url']))).text();
  const link = /href="([^"]+)">Allow/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const query = new URL(link).searchParams;
  return { code: query.get('code') ?? '', state: query.get('state') ?? '' };
}

async function connect(): Promise<Answer> {
  return connection({ action: 'finish', browser, ...(await allow()) });
}

async function addPost(row: object = {}): Promise<number> {
  const commentary = `Post ${randomUUID()}`;
  const added = await service
    .from('linkedin_posts')
    .insert({ commentary, ...row })
    .select('id')
    .single();
  return unwrap(added).id;
}

const rowOf = async (id: number) =>
  unwrap(await service.from('linkedin_posts').select().eq('id', id).single());

/** Posts a new draft, and gives its row. */
async function post(row: object = {}, faults: Fault[] = []) {
  linkedIn.script(...faults);
  const id = await addPost(row);
  await call('linkedin-posts', { action: 'post', id });
  return rowOf(id);
}

/** Posts a new draft with a link to a page, whose picture is uploaded before it. */
async function withPicture(link_url: string, ...faults: ImageFault[]) {
  linkedIn.scriptImages(...faults);
  return post({ link_url, link_title: 'A post' });
}

test('before an account is connected nothing is sent', async () => {
  const { body } = await connection(null);
  expect(body).toMatchObject({
    missing: [],
    version: '202605',
    versionEndsOn: '2027-05-15',
    connection: null,
  });
  const id = await addPost();
  expect((await call('linkedin-posts', { action: 'post', id })).status).toBe(409);
  expect(linkedIn.calls()).toBe(0);
});

test('connects through the consent page, and says everything but the token', async () => {
  const { status, body } = await connect();
  expect(status).toBe(200);
  expect(body['connection']).toMatchObject({
    urn: 'urn:li:person:782bbtaQ',
    name: 'Robin Example',
    scopes: ['openid', 'profile', 'email', 'w_member_social'],
    last4: linkedIn.tokens.at(-1)?.slice(-4),
    renewableUntil: null,
    state: 'working',
  });
  const { data } = await service.from('audit_log').select().eq('action', 'linkedin.connected');
  expect(data).toHaveLength(1);
});

test('a state is good once, for ten minutes, for the admin and the browser that began', async () => {
  const finish = async (state: string, as = browser) =>
    (await connection({ action: 'finish', browser: as, code: 'any', state })).body['code'];
  const add = async (state: string, row: object) =>
    unwrap(
      await service.from('linkedin_oauth_states').insert({
        state_hash: sha256Hex(state),
        browser_hash: sha256Hex(browser),
        admin_id: (await service.auth.getUser(adminToken)).data.user?.id ?? '',
        ...row,
      }),
    );
  const otherAccount = { email: 'other@example.com', password: 'long enough: yes' };
  await createAccount(stack, otherAccount);
  const other = await service.auth.getUser(await tokenOf(stack, otherAccount));
  await add('old', { created_at: new Date(Date.now() - 11 * 60_000).toISOString() });
  await add('of another', { admin_id: other.data.user?.id });
  const { state } = await allow();
  const used = await allow();
  expect(await connection({ action: 'finish', browser, ...used })).toMatchObject({ status: 200 });

  expect(await finish('made up')).toBe('state-unknown');
  expect(await finish(used.state)).toBe('state-unknown');
  expect(await finish('old')).toBe('state-expired');
  expect(await finish('of another')).toBe('state-other-admin');
  expect(await finish(state, 'c'.repeat(43))).toBe('state-other-browser');
  expect(await finish(state)).toBe('state-unknown');
});

test('a code that LinkedIn refuses connects nothing, and is not repeated', async () => {
  linkedIn.refuseNextExchange('invalid_grant');
  const back = await allow();
  const { status, body } = await connection({ action: 'finish', browser, ...back });
  expect([status, body['code']]).toEqual([502, 'refused']);
  expect(body['message']).toContain('invalid_grant');
  expect(JSON.stringify(body)).not.toContain(back.code);
});

test('a post is published once, however often and from wherever it is sent', async () => {
  const before = linkedIn.posts.length;
  const id = await addPost({ link_url: 'https://a.example/', link_title: 'A' });
  const send = () => call('linkedin-posts', { action: 'post', id });
  const results = await Promise.all([send(), send(), send()]);
  expect(results.filter(({ body }) => body['result'] === 'sent')).toHaveLength(1);
  expect((await send()).body['result']).toBe('posted');
  expect(linkedIn.posts).toHaveLength(before + 1);
  const row = await rowOf(id);
  expect(row).toMatchObject({ status: 'posted', attempts: 1, urn: linkedIn.posts.at(-1)?.urn });
});

test('the same content in another draft is not sent', async () => {
  const first = await post();
  const calls = linkedIn.calls();
  const second = await post({ commentary: first.commentary });
  expect(second).toMatchObject({
    status: 'failed',
    problem: 'same-content',
    problem_detail: String(first.id),
  });
  expect(linkedIn.calls()).toBe(calls);
});

test('a refusal fails and is not sent again', async () => {
  const calls = linkedIn.calls();
  const urn = 'urn:li:share:1';
  const row = await post({}, [{ answer: 422, body: duplicateOf(urn) }]);
  expect(row).toMatchObject({ status: 'failed', next_attempt_at: null, problem: 'duplicate', urn });
  unwrap(await service.rpc('claim_due_linkedin_post'));
  expect(linkedIn.calls()).toBe(calls + 1);
});

test('429 is tried again in its time, five times at most', async () => {
  const fault = { answer: 429, headers: { 'retry-after': '40' } };
  const row = await post({}, [fault]);
  expect(row).toMatchObject({ status: 'scheduled', attempts: 1, problem: 'rate-limited' });
  const wait = Date.parse(row.next_attempt_at ?? '') - Date.parse(row.updated_at);
  expect(Math.round(wait / 1000)).toBe(40);
  for (let attempt = 2; attempt <= 5; attempt += 1) {
    linkedIn.script(fault);
    await call('linkedin-posts', { action: 'post', id: row.id });
  }
  expect(await rowOf(row.id)).toMatchObject({ status: 'failed', attempts: 5 });
});

test('a broken connection leaves the outcome unknown, and only a person can continue', async () => {
  const calls = linkedIn.calls();
  const row = await post({}, [{ drop: true, taken: true }]);
  expect(row).toMatchObject({ status: 'unknown', maybe_posted: true });
  const again = await call('linkedin-posts', { action: 'post', id: row.id });
  expect(again.body['result']).toBe('unknown');
  expect(linkedIn.calls()).toBe(calls + 1);
});

test('after "it is not there", a duplicate means that it was', async () => {
  const { id } = await post({}, [{ drop: true, taken: true }]);
  const admin = createDataClient({
    url: stack.url,
    key: stack.publishableKey,
    accessToken: async () => adminToken,
  });
  unwrap(await admin.rpc('resolve_linkedin_post', { post_id: id, seen: 'absent' }));
  expect(await rowOf(id)).toMatchObject({ status: 'draft' });
  await call('linkedin-posts', { action: 'post', id });
  expect(await rowOf(id)).toMatchObject({
    status: 'posted',
    problem: 'already-there',
    urn: linkedIn.posts.at(-1)?.urn,
  });
});

test('a sender that went down leaves "unknown", not a second post', async () => {
  const leased_until = '2026-01-01T00:00:00Z';
  const id = await addPost({ status: 'posting', leased_until });
  unwrap(await service.rpc('claim_due_linkedin_post'));
  expect(await rowOf(id)).toMatchObject({ status: 'unknown', problem: 'interrupted' });
});

test('a planned post survives a restart and is published once', async () => {
  const before = linkedIn.posts.length;
  const soon = new Date(Date.now() + 200).toISOString();
  const id = await addPost({ status: 'scheduled', scheduled_for: soon });
  await stop();
  await start();
  await vi.waitFor(async () => {
    await runSchedule(stack, 'linkedin-due');
    expect((await rowOf(id)).status).toBe('posted');
  }, 10_000);
  expect(linkedIn.posts).toHaveLength(before + 1);
});

test('a post is sent with the picture of the page that it links to', async () => {
  expect(await withPicture(page.url)).toMatchObject({ status: 'posted', attempts: 1 });
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
    expect(await withPicture(url)).toMatchObject({ status: 'posted' });
    expect(linkedIn.posts.at(-1)?.content).toEqual({ article: { source: url, title: 'A post' } });
  }
  expect(linkedIn.images).toHaveLength(before);
});

test('after a broken upload the post is tried again and is published once', async () => {
  const calls = linkedIn.calls();
  const row = await withPicture(page.url, { step: 'upload', drop: true, taken: false });
  const problem = 'picture-unavailable';
  expect(row).toMatchObject({ status: 'scheduled', problem, maybe_posted: false });
  expect(linkedIn.calls()).toBe(calls);
  const send = () => call('linkedin-posts', { action: 'post', id: row.id });
  await send();
  expect(await rowOf(row.id)).toMatchObject({ status: 'posted', attempts: 2, problem: null });
  expect((await send()).body).toEqual({ result: 'posted' });
  expect(linkedIn.calls()).toBe(calls + 1);
});

test('a page that is not there stops the post; one that fails is asked again later', async () => {
  const calls = linkedIn.calls();
  page.answer(404);
  expect(await withPicture(page.url)).toMatchObject({
    status: 'failed',
    problem: 'no-page',
    problem_detail: `${page.url} answers 404.`,
  });
  page.answer(503);
  expect(await withPicture(page.url)).toMatchObject({ status: 'scheduled', problem: 'no-page' });
  expect(linkedIn.calls()).toBe(calls);
});

test('a dry run shows both calls with four characters of the token, and sends and uploads nothing', async () => {
  const before = [linkedIn.images.length, linkedIn.calls()];
  const content = { commentary: 'Pay (CAD) #AI', linkUrl: page.url, linkTitle: 'A post' };
  const commentary = 'Pay \\(CAD\\) {hashtag|\\#|AI}';
  const dryRun = async () => (await call('linkedin-posts', { action: 'dry-run', content })).body;
  expect(await dryRun()).toMatchObject({
    picture: {
      url: `${page.origin}/_social/1.png`,
      type: 'image/png',
      size: 11,
      uploadUrl: `${linkedIn.url}/rest/images?action=initializeUpload`,
      uploadBody: { initializeUploadRequest: { owner: 'urn:li:person:782bbtaQ' } },
    },
    pictureProblem: null,
    url: `${linkedIn.url}/rest/posts`,
    headers: { Authorization: `Bearer …${linkedIn.tokens.at(-1)?.slice(-4)}` },
    body: { commentary, content: { article: { thumbnail: 'urn:li:image:…' } } },
    sentLength: commentary.length,
  });
  page.answer(404);
  expect(await dryRun()).toMatchObject({
    picture: null,
    pictureProblem: `${page.url} answers 404.`,
  });
  expect([linkedIn.images.length, linkedIn.calls()]).toEqual(before);
});

test('401 asks to connect again, and nothing is sent until then', async () => {
  linkedIn.revokeAll();
  expect(await post()).toMatchObject({ status: 'failed', problem: 'reconnect' });
  expect((await connection(null)).body['connection']).toMatchObject({ state: 'refused' });
  const calls = linkedIn.calls();
  expect(await post()).toMatchObject({ status: 'failed', problem: 'reconnect' });
  expect(linkedIn.calls()).toBe(calls);
  expect((await connection({ action: 'person' })).body['code']).toBe('reconnect');
  await connect();
  const { body } = await connection({ action: 'person' });
  const { checkedAt, connectedAt } = body['connection'] as Record<string, string>;
  expect(Date.parse(checkedAt ?? '')).toBeGreaterThan(Date.parse(connectedAt ?? ''));
  expect(await post()).toMatchObject({ status: 'posted' });
});

/** Whom the staff's mails go to, and the page that they lead to. */
const toStaff = () => ({
  staff_address: 'staff@example.com',
  page: `${stack.url}/linkedin-oauth-setup`,
});
const queued = async (kind: string) => {
  const mails = service.from('mail_queue').select('dedupe_key, facts').order('dedupe_key');
  return unwrap(await mails.like('dedupe_key', `${kind}:%`));
};

test('the staff get a mail before the access expires, once at each of 14, 7 and 1 days', async () => {
  const day = 24 * 60 * 60;
  for (const expiresIn of [15 * day, 13 * day, 6 * day, 3600]) {
    linkedIn.give({ expiresIn, refreshToken: false });
    await connect();
    for (let time = 0; time < 2; time += 1) {
      unwrap(await service.rpc('warn_of_linkedin_expiry', toStaff()));
    }
  }
  const days = (await queued('linkedin-expiry')).map((mail) => mail.dedupe_key.split(':').at(-1));
  expect(days.toSorted()).toEqual(['1', '14', '7']);
});

test('the staff get one mail for a version of the API that ends within 30 days', async () => {
  await connect();
  const daysAhead = (days: number) =>
    new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  for (const [version, days] of [
    ['202601', 31],
    ['202602', 30],
    ['202602', 29],
    ['202603', 1],
    ['202604', 0],
  ] as const) {
    const end = { version, ends_on: daysAhead(days) };
    unwrap(await service.rpc('warn_of_linkedin_version', { ...toStaff(), ...end }));
  }
  expect(await queued('linkedin-version')).toMatchObject([
    { dedupe_key: 'linkedin-version:202602', facts: { ends_on: daysAhead(30) } },
    { dedupe_key: 'linkedin-version:202603', facts: { version: '202603' } },
  ]);
});

test('no token is in any answer, log, row or file; after disconnecting not even sealed', async () => {
  const rows = [
    unwrap(await service.from('linkedin_connection').select()),
    unwrap(await service.from('linkedin_posts').select()),
    unwrap(await service.from('audit_log').select()),
  ];
  const { body } = await connection({ action: 'disconnect' });
  expect(body).toMatchObject({ connection: null });
  expect(unwrap(await service.from('linkedin_connection').select())).toEqual([]);
  await stop();
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
  const places = [...answers, ...logs.flat(), JSON.stringify(rows), ...files];
  expect(linkedIn.tokens.length).toBeGreaterThan(3);
  for (const token of [...linkedIn.tokens, 'AQRrefresh']) {
    expect(places.filter((text) => text.includes(token))).toEqual([]);
  }
});

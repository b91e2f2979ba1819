import { createHmac } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { listen } from '@talent/node/testing/listen';
import { testDir } from '@talent/node/testing/test-dir';
import { expect, it, onTestFinished } from 'vitest';
import { startMailCapture } from '@talent/backend/mail/mail-capture';
import { readOutbox } from '@talent/backend/mail/outbox';
import type { Alert } from '@talent/api/operations/operations-status';
import { notMeasured, quiet, type Judgement } from '../objectives/objective.ts';
import { alertChanges, createAlertStateFile } from './alerting.ts';
import { mailChannel, smtpSender, webhookChannel } from './alert-channels.ts';
import { startObserved } from '../testing/start-observed.ts';

const SECRET = 'a webhook secret of the tests, long enough';
const about = {
  brand: 'AI Talent Experts',
  site: 'https://www.example.com',
  statusPath: '/security-dashboard/status',
};
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

async function startReceiver(status: () => number, location?: string) {
  const posts: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      // Other tests ask ports that nobody listens on any more: this one may have been theirs.
      if (body === '') return response.writeHead(404).end();
      posts.push({ headers: request.headers, body });
      return response
        .writeHead(status(), location === undefined ? {} : { Location: location })
        .end();
    });
  });
  return { posts, url: `${await listen(server)}/alerts` };
}

/** A watched site with a mail server and a receiver, whose time and backend are the test's. */
async function setUp() {
  const folder = testDir();
  const outbox = join(folder, 'outbox');
  const mailServer = await startMailCapture(outbox);
  onTestFinished(() => mailServer.close());
  let time = Date.UTC(2026, 10, 22, 10, 0);
  let [isAlive, hookStatus] = [false, 200];
  const receiver = await startReceiver(() => hookStatus);
  const now = () => new Date(time);
  const backend = {
    url: 'http://backend.example',
    publishableKey: 'key',
    fetch: () => Promise.resolve(new Response('[]', { status: isAlive ? 200 : 500 })),
  };
  const start = () =>
    startObserved({
      now,
      stateFile: createAlertStateFile(join(folder, 'alerts.json')),
      channels: [
        mailChannel(
          'pager@example.com',
          smtpSender(mailServer.url, { name: about.brand, address: 'site@example.com' }),
          about,
        ),
        webhookChannel({ url: receiver.url, secret: SECRET }, about, now),
      ],
      gateway: { now, backend },
    });
  return {
    folder,
    start,
    posts: receiver.posts,
    mails: () => readOutbox(outbox).map(({ mail }) => mail),
    kinds: () =>
      receiver.posts.map(({ body }) =>
        (JSON.parse(body) as { alerts: Alert[] }).alerts.map(({ id, kind }) => `${id} ${kind}`),
      ),
    pass: (ms: number) => void (time += ms),
    revive: () => void (isAlive = true),
    answerHook: (status: number) => void (hookStatus = status),
  };
}

it('an alert is sent once by mail and webhook, repeated after twelve hours, and resolved once', async () => {
  const { start, mails, kinds, posts, pass, revive } = await setUp();
  const site = await start();
  await site.check();
  pass(59_000);
  await site.check();
  expect(posts).toEqual([]);

  pass(2000);
  await site.check();
  for (let check = 0; check < 10; check += 1) {
    pass(MINUTE);
    await site.check();
  }
  expect(kinds()).toEqual([['backend firing']]);
  const [mail, ...others] = mails();
  expect(others).toEqual([]);
  const subject = 'Alert: Backend. No answer for 61 seconds: it answers 500.';
  expect(mail).toMatchObject({ to: 'pager@example.com', from: 'site@example.com' });
  expect(mail?.subject).toBe(`[AI Talent Experts] ${subject}`);
  expect(mail?.html).toContain('ALERT: Backend</h2>');
  for (const said of [
    'Since 2026-11-22 10:01 UTC.',
    'Objective: The database answers. Alert after one minute',
    'What to do: Forms and signing in do not work; public pages do.',
    'https://www.example.com/security-dashboard/status',
  ]) {
    expect(mail?.text).toContain(said);
  }

  pass(12 * HOUR);
  await site.check();
  expect(kinds()).toEqual([['backend firing'], ['backend repeated']]);

  revive();
  await site.check();
  pass(MINUTE);
  await site.check();
  expect(kinds()).toEqual([['backend firing'], ['backend repeated'], ['backend resolved']]);
  expect(mails()).toHaveLength(3);
  expect(mails()[0]?.subject).toMatch(
    /^\[AI Talent Experts\] Resolved: Backend\. Answers in \d+ ms\.$/,
  );
  expect(mails()[0]?.text).toContain('It lasted 12 hours, since 2026-11-22 10:01 UTC.');
  expect(site.log).toContainEqual(
    expect.objectContaining({ level: 'warn', message: 'alert firing', alert: 'backend' }),
  );
});

it('an alert is not repeated after a restart, sent to the webhook until it is accepted, and by mail once', async () => {
  const { start, kinds, mails, pass, revive, answerHook, folder } = await setUp();
  answerHook(500);
  const first = await start();
  await first.check();
  pass(2 * MINUTE);
  await first.check();
  const site = await start();
  pass(MINUTE);
  await site.check();
  expect(kinds()).toEqual([['backend firing'], ['backend firing']]);
  expect(
    site.log.filter(({ message }) => message === 'alerts were not accepted, retrying'),
  ).toMatchObject([{ channel: 'webhook', error: expect.stringContaining('500') as unknown }]);
  answerHook(200);
  await site.check();
  await site.check();
  expect(kinds()).toHaveLength(3);
  expect(mails()).toHaveLength(1);
  const file = join(folder, 'alerts.json');
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ unsent: [] });
  expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600');
  revive();
  await site.check();
  expect(kinds().at(-1)).toEqual(['backend resolved']);
});

it('an alert carries a signature of its time and body, although the state of earlier ones cannot be read', async () => {
  const { start, posts, pass, folder } = await setUp();
  await writeFile(join(folder, 'alerts.json'), '{"book":');
  const site = await start();
  await site.check();
  pass(2 * MINUTE);
  await site.check();
  const { headers, body } = posts[0] ?? { headers: {}, body: '' };
  expect(headers['content-type']).toBe('application/json');
  expect(headers['x-alert-timestamp']).toBe('1795341720');
  const hmac = createHmac('sha256', SECRET).update(`1795341720.${body}`).digest('hex');
  expect(headers['x-alert-signature']).toBe(`sha256=${hmac}`);
  expect(JSON.parse(body)).toMatchObject({
    site: 'https://www.example.com',
    at: '2026-11-22T10:02:00.000Z',
    alerts: [{ kind: 'firing', id: 'backend', since: '2026-11-22T10:02:00.000Z' }],
  });
});

it('an alert is sent although the state of earlier ones cannot be written', async () => {
  const { check, log } = await startObserved({
    stateFile: createAlertStateFile(join(testDir(), 'missing', 'alerts.json')),
    latestBackup: () => Promise.resolve(new Date(0)),
  });
  await check();
  expect(log).toContainEqual(expect.objectContaining({ alert: 'backup' }));
  expect(log).toContainEqual(
    expect.objectContaining({ message: 'the state of alerts is only kept in memory' }),
  );
});

it('does not follow the redirect of a webhook', async () => {
  const elsewhere = await startReceiver(() => 200);
  const receiver = await startReceiver(() => 307, elsewhere.url);
  const channel = webhookChannel({ url: receiver.url, secret: SECRET }, about);
  await expect(channel.send([])).rejects.toMatchObject({
    code: 'alert-not-accepted',
    message: 'the webhook answered 307',
  });
  expect(elsewhere.posts).toEqual([]);
});

it('reports an unreachable mail server without its address and password', async () => {
  const take = smtpSender('smtp://user:secret-password@127.0.0.1:1', {
    name: 'Site',
    address: 'site@example.com',
  });
  await expect(
    take({ to: 'a@example.com', subject: 's', text: 't', html: '<p>t</p>' }),
  ).rejects.toMatchObject({
    code: 'alert-not-accepted',
    message: 'the mail server did not accept the mail',
  });
});

it('an alert that cannot be measured is kept, and is over where there is no traffic', () => {
  const disk = { id: 'disk', title: 'Disk space', objective: 'Room.', advice: 'Make room.' };
  const open = { disk: { since: '2026-11-22T00:00:00Z', saidAt: '2026-11-22T00:00:00Z' } };
  const check = (judgement: Judgement) => {
    const at = new Date('2026-11-24T00:00:00Z');
    const changes = alertChanges(open, [{ ...disk, judgement }], at, 12 * HOUR);
    return [changes.open, changes.alerts.map(({ kind }) => kind)];
  };
  expect(check(notMeasured('unknown'))).toEqual([open, []]);
  expect(check(quiet('no visitors'))).toEqual([{}, ['resolved']]);
});

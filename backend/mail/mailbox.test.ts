import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { sampleMails } from '@talent/functions/mail/samples/sample-mails.ts';
import { defaultSite } from '@talent/sdk/site';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '@talent/node/net/free-port';
import { startMailCapture } from './mail-capture.ts';
import { createMailOutbox, readOutbox } from './outbox.ts';
import { createMailbox, serveMailbox } from './mailbox.ts';
import { testDir } from '@talent/node/testing/test-dir';

const at = (path: string, host = 'localhost:8025') =>
  new Request(`http://localhost:8025${path}`, { headers: { host } });

test('a mail that came by SMTP is in the outbox as it was sent', async () => {
  const outbox = testDir();
  const capture = await startMailCapture(outbox);
  onTestFinished(() => capture.close());
  await createTransport(capture.url).sendMail({
    from: 'site@example.com',
    to: ['ada@company.example', 'bob@company.example'],
    subject: 'Größe – “quoted”',
    text: 'A line that is long enough to be folded on its way, with ünïcode and = signs.\n.\n',
    html: '<p>Hello</p>',
    headers: { 'List-Unsubscribe': '<https://example.com/x>' },
  });
  expect(readOutbox(outbox).map(({ mail }) => mail)).toMatchObject([
    {
      from: 'site@example.com',
      to: 'ada@company.example, bob@company.example',
      subject: 'Größe – “quoted”',
      text: expect.stringContaining('ünïcode and = signs.\n.'),
      html: expect.stringContaining('<p>Hello</p>'),
      headers: { 'list-unsubscribe': '<https://example.com/x>' },
    },
  ]);
});

test('the mailbox lists mails, newest first, and shows one with links to click', async () => {
  const outbox = testDir();
  const mailbox = createMailbox(outbox);
  expect(await (await mailbox.request(at('/'))).text()).toContain('No mails yet');
  const { send } = createMailOutbox(outbox);
  await send({
    to: 'a@b.example',
    subject: 'First',
    text: 'See https://example.com/x?y=1&z=2 now',
  });
  const [{ name } = { name: '' }] = readOutbox(outbox);
  await send({ to: 'a@b.example', subject: 'Second', text: '2' });
  const list = await (await mailbox.request(at('/'))).text();
  expect(list.indexOf('Second')).toBeGreaterThan(0);
  expect(list.indexOf('Second')).toBeLessThan(list.indexOf('First'));
  const mail = await (await mailbox.request(at(`/mails/${name}`))).text();
  expect(mail).toContain('<a href="https://example.com/x?y=1&amp;z=2"');
  expect((await mailbox.request(at('/mails/..%2Fsecrets'))).status).toBe(404);
});

test('a mail is shown as text, and its HTML runs nothing', async () => {
  const outbox = testDir();
  const mailbox = createMailbox(outbox);
  const script = '<script>alert(1)</script>';
  await createMailOutbox(outbox).send({ to: script, subject: script, text: script, html: script });
  const [{ name } = { name: '' }] = readOutbox(outbox);
  for (const path of ['/', `/mails/${name}`]) {
    const response = await mailbox.request(at(path));
    expect(await response.text(), path).not.toContain('<script');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
  const shown = await mailbox.request(at(`/mails/${name}/html`));
  expect(shown.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
});

test('a page of another host that leads here is refused', async () => {
  const mailbox = createMailbox(testDir());
  expect((await mailbox.request(at('/', 'evil.example:8025'))).status).toBe(403);
  expect((await mailbox.request(at('/', 'localhost.evil.example'))).status).toBe(403);
  expect((await mailbox.request(at('/', '127.0.0.1:8025'))).status).toBe(200);
});

test('a port that is in use is skipped', async () => {
  const port = await freePort();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const mailbox = await serveMailbox(join(testDir(), 'outbox'), port);
  onTestFinished(() => mailbox.close());
  expect(mailbox.url).not.toBe(`http://localhost:${port}`);
  expect((await fetch(mailbox.url.replace('localhost', '127.0.0.1'))).status).toBe(200);
});

test('the page allows exactly the styles that it contains', async () => {
  const answer = await createMailbox(testDir()).request(at('/'));
  const styles = /<style>([^]*?)<\/style>/.exec(await answer.text())?.[1] ?? '';
  const hash = createHash('sha256').update(styles).digest('base64');
  expect(styles).toContain('body {');
  expect(answer.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
});

test('every mail of the product is previewed as a sample: narrow, wide, light, dark and as text', async () => {
  const mailbox = createMailbox(testDir());
  expect(await (await mailbox.request(at('/'))).text()).toContain('<a href="/previews">');
  const answer = await mailbox.request(at('/previews'));
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  const page = await answer.text();
  const names = sampleMails(defaultSite).map(({ name }) => name);
  expect(names).toHaveLength(36);
  for (const name of names) {
    const section = new RegExp(`<section id="${name}">[^]*?</section>`).exec(page)?.[0] ?? '';
    expect(section).toContain('<span class="sample">Sample</span>');
    expect(section).toContain('<pre>');
    for (const scheme of ['light', 'dark']) {
      expect(section.split(`src="/previews/${name}/${scheme}"`)).toHaveLength(3);
    }
    for (const width of [360, 600]) {
      expect(section.split(`width="${width}"`)).toHaveLength(3);
      // The attribute alone loses against the width of other frames.
      expect(page).toContain(`iframe[width='${width}'] { width: ${width}px; }`);
    }
  }
});

test('a preview is light or dark whatever the browser prefers, and runs nothing', async () => {
  const mailbox = createMailbox(testDir());
  const shown = async (path: string) => {
    const answer = await mailbox.request(at(path));
    return { answer, text: await answer.text() };
  };
  const { answer, text } = await shown('/previews/contact-receipt/dark');
  expect(text).toContain('@media all { body, .m-paper { background-color: #10151a');
  expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
  expect((await shown('/previews/contact-receipt/light')).text).toContain('@media not all { body');
  expect((await shown('/previews/contact-receipt/blue')).answer.status).toBe(404);
  expect((await shown('/previews/nothing/dark')).answer.status).toBe(404);
});

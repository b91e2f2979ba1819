import { reportText } from '@talent/jobs/report-text';
import { makeFigures } from '@talent/jobs/testing/make-figures';
import { expect, test } from 'vitest';
import { handler as unsubscribe } from '../newsletter-unsubscribe/handler.ts';
import { prepareIssue } from './send-newsletters.ts';
import { testContext } from '@talent/functions/testing/test-context.ts';

const subscriber = { id: '6f1d2c3b-4a59-8e68-ab7a-0c1d2e3f4a5b', email: 'ada@company.example' };
const body = [
  '## Roles\n\n[Ours](/machine-learning-ai-jobs) and [theirs](https://elsewhere.example/x).',
  '| Role | New |\n| --- | ---: |\n| A | 3 |',
].join('\n\n');
const issue = {
  subject: 'AI jobs report 2026-W47',
  body,
  linkPath: '/blog/ai-jobs-report-2026-w47',
};

const site = { ...testContext().site, postalAddress: ['1 Example Road', 'Toronto'] };
const context = () => testContext({ site }, { unsubscribe_newsletter: () => true });

test('a mail holds the report as text and as HTML, with links that work outside of the site', async () => {
  const mail = await prepareIssue(issue, context())(subscriber);
  expect(mail).toMatchObject({ to: 'ada@company.example', subject: 'AI jobs report 2026-W47' });
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain('https://www.example.com/blog/ai-jobs-report-2026-w47');
    expect(part).toContain('https://www.example.com/machine-learning-ai-jobs');
    expect(part).toContain('https://elsewhere.example/x');
    expect(part).toContain('1 Example Road');
    expect(part).toMatch(/newsletter-unsubscribe\?token=/);
  }
  expect(mail.html).toContain('<td align="right">3</td>');
});

test('the headers let a mail program unsubscribe its reader, and no one else, with one click', async () => {
  const run = context();
  const { headers = {}, text } = await prepareIssue(issue, run)(subscriber);
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const link = /^<(https:\/\/\S+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
  expect(text).toContain(link);
  const request = new Request(link, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect((await unsubscribe(request, run)).status).toBe(204);
  expect(run.calls).toEqual([
    { name: 'unsubscribe_newsletter', args: { subscriber_id: subscriber.id } },
  ]);
});

test('a weekly report with fifteen rows in each table is below 30 KB of HTML', async () => {
  const { title, text } = reportText(makeFigures());
  const long = text.replace(/^\| (?!Role|Level|Place|Work|Postings|Skill|---).*$/gm, (row) =>
    Array.from({ length: 15 }, () => row).join('\n'),
  );
  expect(long.match(/^\| /gm)?.length).toBeGreaterThan(120);
  const content = { subject: title, body: long, linkPath: '/report' };
  const { html = '' } = await prepareIssue(content, context())(subscriber);
  expect(html.match(/<tr>/g)?.length).toBeGreaterThan(120);
  expect(html.length).toBeLessThan(30_000);
});

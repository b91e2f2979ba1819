import { createServer } from 'node:http';
import { startTestStack } from '@talent/backend/testing/test-stack';
import { startLinkedInServer } from '@talent/functions/testing/linkedin-server.ts';
import { createDataClient } from '@talent/data/client';
import { listenAnywhere } from '../../fixtures/sites/listening.ts';

// The backend has a process of its own: in that of the test, a page's classes would take the place of Node's.
const linkedIn = await startLinkedInServer();
const stack = await startTestStack({ settings: linkedIn.env });
const { url, publishableKey, admin } = stack;
// Connects the account that posts, as its owner does on LinkedIn's page.
const visitor = createDataClient({ url, key: publishableKey });
const { data } = await visitor.auth.signInWithPassword(admin);
const token = data.session?.access_token ?? '';
const call = async (body: object): Promise<{ url?: string }> => {
  const response = await fetch(`${url}/functions/v1/linkedin-connection`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`LinkedIn is not connected: ${await response.text()}`);
  return (await response.json()) as { url?: string };
};
const browser = 'b'.repeat(43);
const { url: consent = '' } = await call({ action: 'start', browser });
const page = await (await fetch(consent)).text();
const link = /href="([^"]+)">Allow/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
const query = new URL(link).searchParams;
const answer = { code: query.get('code'), state: query.get('state') };
await call({ action: 'finish', browser, ...answer });
// More people, subscribers and files than saves and faults: each has a row that nothing else has touched.
await stack.database.database.query(`
  insert into public.contact_requests (reference, name, email, company, need, roles, timeline, message, consent_text, page)
  select 'C-' || to_char(n, 'FM00000000'), 'Ada Example', 'ada' || n || '@company.example', 'Example Robotics', 'team',
    '{mlops-engineer}', 'now', 'We need two engineers for our serving platform.', 'I agree.', '/contact-ai-recruiters'
  from generate_series(1, 100) as n`);
await stack.database.database.query(`
  insert into public.newsletter_subscribers (id, email, status, consent_text, consent_page, confirmed_at)
  values (gen_random_uuid(), 'reader@company.example', 'confirmed', 'I agree.', '/ai-salary-newsletter', now())`);
await stack.database.database.query(`
  insert into public.market_refreshes (key, asked_at, outcome, reason, refused_sha256)
  select 'jump-' || n, now(), 'refused', 'A jump.', repeat(md5(n::text), 2) from generate_series(1, 20) as n`);
const outside = createServer((_, response) =>
  response.end(JSON.stringify(linkedIn.posts.map(({ commentary }) => commentary))),
);
const { port, close } = await listenAnywhere(outside);
const started = { url, publishableKey, admin, outside: `http://127.0.0.1:${port}` };
process.stdout.write(`${JSON.stringify(started)}\n`);
// It ends with the test that started it.
process.stdin.resume();
process.stdin.once('end', () => {
  void Promise.all([close(), stack.stop(), linkedIn.close()]).then(() => process.exit(0));
});

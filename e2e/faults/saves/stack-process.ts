import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestStack } from '@talent/backend/testing/test-stack';
import { startLinkedInServer } from '@talent/functions/testing/linkedin-server.ts';
import { connectLinkedIn } from './connect-linkedin.ts';

// The backend has a process of its own: in that of the test, a page's classes would take the place of Node's.
const linkedIn = await startLinkedInServer();
const stack = await startTestStack({ settings: linkedIn.env });
const { url, publishableKey, admin } = stack;
await connectLinkedIn(stack);
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
await new Promise<void>((done) => outside.listen(0, '127.0.0.1', done));
const { port } = outside.address() as AddressInfo;
const started = { url, publishableKey, admin, outside: `http://127.0.0.1:${port}` };
process.stdout.write(`${JSON.stringify(started)}\n`);
// It ends with the test that started it.
process.stdin.resume();
process.stdin.once('end', () => {
  outside.close();
  void Promise.all([stack.stop(), linkedIn.close()]).then(() => process.exit(0));
});

import { startTestStack } from '@talent/backend/testing/test-stack';

// The backend has a process of its own: in that of the test, a page's classes would take the place of Node's.
const stack = await startTestStack();
const { url, publishableKey, admin } = stack;
// More people than saves and faults: each has a record that nothing else has touched.
await stack.database.database.query(`
  insert into public.contact_requests (reference, name, email, company, need, roles, timeline, message, consent_text, page)
  select 'C-' || to_char(n, 'FM00000000'), 'Ada Example', 'ada' || n || '@company.example', 'Example Robotics', 'team',
    '{mlops-engineer}', 'now', 'We need two engineers for our serving platform.', 'I agree.', '/contact-ai-recruiters'
  from generate_series(1, 100) as n`);
process.stdout.write(`${JSON.stringify({ url, publishableKey, admin })}\n`);
// It ends with the test that started it.
process.stdin.resume();
process.stdin.once('end', () => void stack.stop().then(() => process.exit(0)));

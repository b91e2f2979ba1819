import { startTestStack } from '@talent/backend/testing/test-stack';
import { expect, it } from 'vitest';
import { askBackend } from './ask-backend.ts';

it('the local stack tells which tables and functions it has, also those of staff', async () => {
  const stack = await startTestStack();
  const backend = {
    url: stack.url,
    key: stack.publishableKey,
    functions: ['contact', 'link-checks'],
  };
  const parts = {
    functions: ['contact', 'hello', 'link-checks'],
    // For everyone; for staff alone; not there.
    tables: ['blog_posts', 'audit_log', 'notes'],
    // Without parameters; with some; for staff alone; not there, and one letter beside one that is.
    rpcs: ['staff_access', 'end_session', 'find_people', 'count_notes', 'end_sessio'],
  };
  expect(await askBackend(backend, parts)).toEqual({
    missing: { functions: ['hello'], tables: ['notes'], rpcs: ['count_notes', 'end_sessio'] },
    unknown: [],
  });
  await stack.stop();
});

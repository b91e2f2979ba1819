import type { TestStack } from '@talent/backend/testing/test-stack';
import { createDataClient } from '@talent/data/client';

/** The access token of a new session: of the stack's admin, or of another account. */
export async function tokenOf(
  stack: TestStack,
  account: { email: string; password: string } = stack.admin,
): Promise<string> {
  const visitor = createDataClient({ url: stack.url, key: stack.publishableKey });
  const { data, error } = await visitor.auth.signInWithPassword(account);
  if (error !== null) throw error;
  return data.session.access_token;
}

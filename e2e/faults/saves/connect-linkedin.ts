import { createDataClient } from '@talent/data/client';
import type { TestStack } from '@talent/backend/testing/test-stack';

/** Connects the account that posts, as its owner does on LinkedIn's page. */
export async function connectLinkedIn({ url, publishableKey, admin }: TestStack): Promise<void> {
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
}

import { startGoogleServer } from '@talent/functions/search-console/testing/google-server.ts';
import { runIndexNow } from '@talent/functions/indexnow/run-indexnow.ts';
import { runSearchConsole } from '@talent/functions/search-console/run-search-console.ts';
import { testContext } from '@talent/functions/testing/test-context.ts';
import { afterAll, expect, test } from 'vitest';
import { handler } from './handler.ts';
import { tokenOf } from '@talent/functions/testing/token-of.ts';
import { fileStack } from '@talent/functions/testing/file-stack.ts';

const stack = await fileStack();
const google = await startGoogleServer();
afterAll(() => google.stop());
const authorization = `Bearer ${await tokenOf(stack)}`;

const contextWith = (settings: Record<string, string>) =>
  testContext({ data: stack.operator, now: () => new Date(), settings });

async function answerOf(context: ReturnType<typeof contextWith>): Promise<string> {
  const url = `${stack.url}/functions/v1/seo-connections`;
  return (await handler(new Request(url, { headers: { authorization } }), context)).text();
}

test('an admin sees what is connected, and no key but the one that is served to everyone', async () => {
  const context = contextWith({
    ...google.settings,
    INDEXNOW_KEY: 'a-key-of-the-test-01',
    GEMINI_API_KEY: 'the-gemini-key',
    GEMINI_MODEL: 'gemini-3.8-flash',
  });
  await context.data.rpc('compare_indexnow_sitemap', { paths: ['/'] }).throwOnError();
  await runSearchConsole(context);
  // Google's server knows no such path.
  await runIndexNow({ ...context, site: { ...context.site, origin: 'http://127.0.0.1:9' } });
  const text = await answerOf(context);
  expect(JSON.parse(text)).toMatchObject({
    indexNow: {
      setting: 'set',
      keyAddress: 'https://www.example.com/a-key-of-the-test-01.txt',
      status: { told: 0, last: { outcome: 'malformed', status: 404 } },
    },
    searchConsole: {
      setting: 'set',
      site: 'sc-domain:example.com',
      account: 'seo@example-project.iam.gserviceaccount.com',
      status: { outcome: 'imported', figures: 0, last_day: null },
    },
    gemini: { setting: 'set', model: 'gemini-3.8-flash', isAlias: false },
  });
  expect(text).not.toMatch(/PRIVATE KEY|the-gemini-key/);
});

test('a site without settings says so, and names the alias that Gemini would be asked by', async () => {
  expect(JSON.parse(await answerOf(contextWith({})))).toMatchObject({
    indexNow: { setting: 'unset', keyAddress: null },
    searchConsole: { setting: 'unset', account: null },
    gemini: { setting: 'unset', model: 'gemini-flash-latest', isAlias: true },
  });
});

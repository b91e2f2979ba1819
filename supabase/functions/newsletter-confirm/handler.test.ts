import { expect, test } from 'vitest';
import { handler as confirm } from './handler.ts';
import { handler as unsubscribe } from '../newsletter-unsubscribe/handler.ts';
import { confirmLink, unsubscribeLink } from '@talent/functions/mail/mail-links.ts';
import type { FunctionContext } from '@talent/functions/context.ts';
import { testContext } from '@talent/functions/testing/test-context.ts';

const id = '6f1d2c3b-4a59-8e68-ab7a-0c1d2e3f4a5b';
const known = () =>
  testContext({}, { confirm_newsletter: () => true, unsubscribe_newsletter: () => true });

/** Presses the button of a new link. */
const press = async (context: FunctionContext, method = 'POST') =>
  confirm(new Request(await confirmLink('newsletter', id, context), { method }), context);

test('opening the link shows a button and confirms nothing', async () => {
  const context = known();
  const link = await confirmLink('newsletter', id, context);
  for (const method of ['GET', 'HEAD']) {
    const response = await confirm(new Request(link, { method }), context);
    expect(response.status, method).toBe(200);
  }
  const page = await (await confirm(new Request(link), context)).text();
  expect(page).toContain(
    `action="/functions/v1/newsletter-confirm?token=${new URL(link).searchParams.get('token')}"`,
  );
  expect(page).toContain('<button>Confirm subscription</button>');
  expect(context.calls).toEqual([]);
});

test('the button confirms and leads to the page that says so; without a sign-up it says so, and by PUT nothing', async () => {
  const context = known();
  const response = await press(context);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(
    `/ai-salary-newsletter/confirm#token=${new URL(await unsubscribeLink('newsletter', id, context)).searchParams.get('token')}`,
  );
  expect((await press(context, 'PUT')).status).toBe(405);
  expect(context.calls).toEqual([{ name: 'confirm_newsletter', args: { subscriber_id: id } }]);
  expect((await press(testContext({}, { confirm_newsletter: () => false }))).status).toBe(410);
});

test('a link of another kind, an old one and none at all act on nothing', async () => {
  const context = known();
  const asUnsubscribe = (await unsubscribeLink('newsletter', id, context)).replace(
    'newsletter-unsubscribe',
    'newsletter-confirm',
  );
  const old = await confirmLink('newsletter', id, {
    ...context,
    now: () => new Date('2026-11-13T09:59:59Z'),
  });
  const none = old.replace(/\?.*/, '');
  for (const link of [asUnsubscribe, old, none, `${none}?token=%22%3E%3Cscript%3E`]) {
    const response = await confirm(new Request(link, { method: 'POST' }), context);
    expect(response.status, link).toBe(410);
    expect(await response.text()).toContain('no longer works');
  }
  expect(context.calls).toEqual([]);
});

test('a database that does not answer keeps the button', async () => {
  const context = testContext();
  const response = await press(context);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('<button>Confirm subscription</button>');
});

test('unsubscribing twice says the same twice', async () => {
  const context = testContext({}, { unsubscribe_newsletter: () => null });
  const response = await unsubscribe(
    new Request(await unsubscribeLink('newsletter', id, context), { method: 'POST' }),
    context,
  );
  expect(response.headers.get('location')).toBe('/ai-salary-newsletter/unsubscribe');
});

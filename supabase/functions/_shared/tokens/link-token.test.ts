import { expect, test } from 'vitest';
import { createLinkToken, readLinkToken } from './link-token.ts';

const id = '6f1d2c3b-4a59-8e68-ab7a-0c1d2e3f4a5b';
const secret = 'the secret of this test';
const now = new Date('2026-11-20T10:00:00Z');
const later = new Date('2026-11-27T10:00:00Z');
const purpose = 'newsletter-confirm';

test('a token is valid for its purpose and its secret until it expires', async () => {
  const token = await createLinkToken(secret, { purpose, id, expiresAt: later });
  expect(await readLinkToken(secret, purpose, token, now)).toEqual({ status: 'valid', id });
  expect(await readLinkToken(secret, purpose, token, later)).toEqual({ status: 'expired' });
  expect(await readLinkToken(secret, 'newsletter-unsubscribe', token, now)).toEqual({
    status: 'invalid',
  });
  expect(await readLinkToken('another', purpose, token, now)).toEqual({ status: 'invalid' });
});

test('a token without an end never expires', async () => {
  const token = await createLinkToken(secret, { purpose, id, expiresAt: null });
  const farAhead = new Date('2099-01-01T00:00:00Z');
  expect(await readLinkToken(secret, purpose, token, farAhead)).toEqual({ status: 'valid', id });
});

test('every changed character makes a token invalid', async () => {
  const token = await createLinkToken(secret, { purpose, id, expiresAt: later });
  for (let index = 0; index < token.length; index += 1) {
    const other = token[index] === 'a' ? 'b' : 'a';
    const changed = token.slice(0, index) + other + token.slice(index + 1);
    expect(await readLinkToken(secret, purpose, changed, now), changed).toEqual({
      status: 'invalid',
    });
  }
  for (const text of ['', '..', token.slice(1), `${token}=`, `${token}\n`]) {
    expect(await readLinkToken(secret, purpose, text, now), text).toEqual({ status: 'invalid' });
  }
});

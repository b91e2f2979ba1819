import { expect, test } from 'vitest';
import { decrypt, encrypt, importKey } from './encrypt.ts';

const key = await importKey(btoa('k'.repeat(32)));
const otherKey = await importKey(btoa('o'.repeat(32)));

test('decrypts an encrypted text, and encrypts it differently every time', async () => {
  const [one, two] = await Promise.all([
    encrypt('a token', key, 'access:1'),
    encrypt('a token', key, 'access:1'),
  ]);
  expect(one).not.toBe(two);
  expect(one).not.toContain('token');
  expect(one).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]{16}\.[\w-]+$/);
  expect(await decrypt(one, key, 'access:1')).toBe('a token');
});

test('it is decrypted with its key and as itself alone, and one changed character is noticed', async () => {
  const sealed = await encrypt('a token', key, 'access:1');
  await expect(decrypt(sealed, otherKey, 'access:1')).rejects.toMatchObject({ code: 'OTHER_KEY' });
  const changed = sealed.slice(0, -3) + (sealed.at(-3) === 'A' ? 'B' : 'A') + sealed.slice(-2);
  for (const [text, context] of [
    [sealed, 'refresh:1'],
    [sealed, 'access:2'],
    ...[changed, '', 'v1', 'v2.00000000.aaaa.bbbb', 'a token'].map((one) => [one, 'access:1']),
  ] as [string, string][]) {
    const attempt = decrypt(text, key, context);
    await expect(attempt, text).rejects.toMatchObject({ code: 'DAMAGED' });
  }
});

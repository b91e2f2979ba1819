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

test('it is not decrypted as anything else', async () => {
  const sealed = await encrypt('a token', key, 'access:1');
  await expect(decrypt(sealed, key, 'refresh:1')).rejects.toMatchObject({ code: 'DAMAGED' });
  await expect(decrypt(sealed, key, 'access:2')).rejects.toMatchObject({ code: 'DAMAGED' });
});

test('another key is named as the reason', async () => {
  const sealed = await encrypt('a token', key, 'access:1');
  await expect(decrypt(sealed, otherKey, 'access:1')).rejects.toMatchObject({ code: 'OTHER_KEY' });
});

test.each(['', 'v1', 'v2.00000000.aaaa.bbbb', 'a token'])(
  '%j is not an encrypted text',
  async (text) => {
    await expect(decrypt(text, key, 'access:1')).rejects.toMatchObject({ code: 'DAMAGED' });
  },
);

test('one changed character is noticed', async () => {
  const sealed = await encrypt('a token', key, 'access:1');
  const changed = sealed.slice(0, -3) + (sealed.at(-3) === 'A' ? 'B' : 'A') + sealed.slice(-2);
  await expect(decrypt(changed, key, 'access:1')).rejects.toMatchObject({ code: 'DAMAGED' });
});

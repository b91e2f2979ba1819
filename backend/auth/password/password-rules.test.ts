import { describe, expect, test } from 'vitest';
import { checkNewPassword } from './password-rules.ts';

const owner = { emails: ['ada.lovelace@analytics.example'], brand: 'AI Talent Experts' };

/** Status, code and reason of the refusal; null: the password is taken. */
async function refusalOf(password: unknown): Promise<unknown> {
  try {
    checkNewPassword(password, owner);
    return null;
  } catch (error) {
    const response = (error as { response: () => Response }).response();
    return { status: response.status, ...((await response.json()) as object) };
  }
}

test.each([
  'plum tractor gazebo',
  'plum-tractor-gaz',
  'correct horse battery staple',
  'ÄÖÜ straße čtyři',
  '🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔🐧',
  'x8Kq!mZp2#Lw',
  'q'.concat('wm5 tz8'.repeat(10)),
])('takes %s', async (password) => {
  expect(await refusalOf(password)).toBeNull();
});

test.each(['', 'short', 'x8Kq!mZp2#L', 'x8Kq   mZp2  #', '🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔'])(
  'refuses fewer than twelve characters: %j',
  async (password) => {
    expect(await refusalOf(password)).toMatchObject({
      status: 422,
      error_code: 'weak_password',
      msg: 'Password should be at least 12 characters.',
      weak_password: { reasons: ['length'] },
    });
  },
);

test('refuses what bcrypt would cut, counted in bytes', async () => {
  const long = 'wm5 tz8 '.repeat(9);
  expect(await refusalOf(long)).toBeNull();
  for (const password of [`${long}1`, 'žluťoučký kůň '.repeat(5)]) {
    expect(await refusalOf(password)).toMatchObject({
      status: 400,
      error_code: 'validation_failed',
      msg: 'Password cannot be longer than 72 characters',
    });
  }
});

describe('refuses passwords that are tried first:', () => {
  test.each([
    'password1234',
    'PassWord1234',
    'Password-2026!',
    'passwordpassword',
    'qwerty123456',
    'qwertyuiop12',
    '1qaz2wsx3edc',
    'administrator',
    'welcome12345',
    '2026-iloveyou-2026',
    'aaaaaaaaaaaa',
    '123456789012',
    '987654321098',
    'abcdefghijkl',
    'abcabcabcabc',
    '121212121212',
    '            a',
  ])('%s', async (password) => {
    const refusal = await refusalOf(password);
    expect(refusal).toMatchObject({ status: 422, error_code: 'weak_password' });
  });

  test.each([
    'ada.lovelace@analytics.example',
    'ADA.LOVELACE@analytics.example1',
    'lovelacelovelace',
    'ada.lovelace-2026',
    'analytics-2026-x',
    'AI Talent Experts',
    'aitalentexperts2026',
    'talent.experts.1!',
  ])('%s', async (password) => {
    expect(await refusalOf(password)).toMatchObject({
      status: 422,
      error_code: 'weak_password',
      weak_password: { reasons: ['own_words'] },
    });
  });
});

test.each([null, 7, ['plum tractor gazebo'], {}])('refuses %o, which is no text', async (value) => {
  expect(await refusalOf(value)).toMatchObject({ status: 400, error_code: 'validation_failed' });
});

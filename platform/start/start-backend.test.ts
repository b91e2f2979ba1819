import { acquireDataDirLock, DataDirLockedError } from '@talent/node/data-folder/data-dir-lock';
import { testDir } from '@talent/node/testing/test-dir';
import { expect, test } from 'vitest';
import { readEnvironment } from '@talent/settings/environment';
import { describeAccounts } from './describe-accounts.ts';
import { isLoopback, openToOthers, ownOrigin } from './listening-address.ts';
import { backendStartOf, startBackend } from './start-backend.ts';

test('the backend is given the mail server, the settings and the proxies of the environment', () => {
  const smtpUrl = 'smtp://user:password@mail.example.com';
  const variables = {
    DATA_DIR: '/srv/site',
    SMTP_URL: smtpUrl,
    TRUSTED_PROXIES: '1',
    STAFF_MFA: 'required',
    BACKUP_DIR: '/srv/backups',
  };
  expect(backendStartOf(readEnvironment(variables), 'a password')).toMatchObject({
    dataDir: '/srv/site',
    adminPassword: 'a password',
    siteUrl: 'http://localhost:3000',
    smtpUrl,
    proxies: 1,
    settings: { STAFF_MFA: 'required' },
    backups: { folder: '/srv/backups', isStoreElsewhere: false },
  });
  expect(backendStartOf(readEnvironment({}), 'a password').smtpUrl).toBeUndefined();
});

test('a password is printed where a person looks, and in a log only its place', () => {
  const admin = {
    email: 'admin@example.com',
    password: 'only for a person',
    passwordIn: 'adminPassword in /srv/site/secrets.json',
  };
  const site = { url: 'http://localhost:3000', admin, mailboxUrl: null };
  expect(describeAccounts(site, true)).toEqual([
    '  Staff:        http://localhost:3000/admin-login-xyz123',
    '  Login:        admin@example.com',
    '  Password:     only for a person',
  ]);
  expect(describeAccounts(site, false)).toEqual([
    '  Staff:        http://localhost:3000/admin-login-xyz123',
    '  Login:        admin@example.com',
    '  Password:     adminPassword in /srv/site/secrets.json',
  ]);
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['localhost', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
  ['192.0.2.7', 'http://192.0.2.7:3000'],
])('a site on %s reaches itself at %s', (host, origin) => {
  expect(ownOrigin(host, 3000)).toBe(origin);
});

test.each(['127.0.0.1', '127.8.0.1', 'localhost', '::1'])(
  'only this machine reaches %s',
  (host) => {
    expect(isLoopback(host)).toBe(true);
    expect(openToOthers(host)).toEqual([]);
  },
);

test.each([
  ['0.0.0.0', 'every address of this machine'],
  ['::', 'every address of this machine'],
  ['192.0.2.7', '192.0.2.7'],
])('a start on %s says who reaches it', (host, where) => {
  const text = openToOthers(host).join('\n');
  expect(text).toContain(`The site listens on ${where}`);
  expect(text).toContain('the staff sign-in and the REST interface');
  expect(text).toContain('firewall');
});

test('a second start on the same folder is refused', async () => {
  const dataDir = testDir();
  acquireDataDirLock(dataDir, { command: 'npm start' });
  const second = startBackend(readEnvironment({ DATA_DIR: dataDir }), () => {});
  await expect(second).rejects.toThrow(DataDirLockedError);
});

import { expect, test } from 'vitest';
import { readEnvironment } from '@talent/settings/environment';
import { describeAccounts } from './describe-accounts.ts';
import { backendStartOf } from './start-backend.ts';

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

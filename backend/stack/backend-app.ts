import { join } from 'node:path';
import { App } from '@supabase/lite';
import { CODE_LENGTH } from '../auth/guard/mailed-codes.ts';
import { storageConfig } from '../storage/file-storage.ts';
import { createSmtpMailer } from '@talent/node/mail/smtp-mailer';
import { createMailOutbox } from '../mail/outbox.ts';
import { createSignInMailer, signInTemplates } from '../mail/sign-in-mailer.ts';
import type { LocalSecrets } from '../secrets/local-secrets.ts';
import type { StackDatabase } from './stack-database.ts';

/** Target of the link in a recovery mail. */
const LOGIN_PATH = '/admin-login-xyz123';

/** The embedded Supabase backend, on a database and with the keys of the data folder. */
export function createBackendApp(
  { connection }: Pick<StackDatabase, 'connection'>,
  secrets: LocalSecrets,
  options: {
    siteUrl: string;
    dataDir: string;
    site: { brand: string; email: string };
    smtpUrl?: string | undefined;
  },
): App {
  const { siteUrl, dataDir, site, smtpUrl } = options;
  const from = { name: site.brand, address: site.email };
  const driver =
    smtpUrl === undefined
      ? createMailOutbox(join(dataDir, 'outbox'))
      : { send: createSmtpMailer({ url: smtpUrl, from }) };
  return new App({
    connection,
    storage: storageConfig,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      // The embedded backend has one target for links in mails: the page where staff sign in.
      site_url: new URL(LOGIN_PATH, siteUrl).href,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      minimum_password_length: 10,
      // No mail leaves this machine, so no one could confirm. Visitors cannot sign up: see auth/guard/guarded-auth.ts.
      email: {
        enable_confirmations: false,
        otp_length: CODE_LENGTH,
        template: signInTemplates,
      },
    },
    options: {
      server: { admin: false, disableStudio: true },
      drivers: { email: createSignInMailer(driver, { origin: siteUrl, brand: site.brand }) },
    },
  });
}

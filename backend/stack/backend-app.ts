import { join } from 'node:path';
import { App } from '@supabase/lite';
import { CODE_LENGTH } from '../auth/checks/mailed-codes.ts';
import { MIN_PASSWORD_LENGTH } from '../auth/password/password-rules.ts';
import { storageConfig } from '../storage/file-storage.ts';
import { createSmtpMailer } from '@talent/node/mail/smtp-mailer';
import { createMailOutbox } from '../mail/outbox.ts';
import { createSignInMailer, signInTemplates } from '../mail/sign-in-mailer.ts';
import { firstRow } from '../database/sql.ts';
import type { LocalSecrets } from '../secrets/local-secrets.ts';
import type { StackDatabase } from './stack-database.ts';

/** How long a mailed link or code works, seconds; the mails say ten minutes. */
const CODE_LIFETIME_SECONDS = 10 * 60;

/** The embedded Supabase backend, on a database and with the keys of the data folder. */
export function createBackendApp(
  { connection, database }: Pick<StackDatabase, 'connection' | 'database'>,
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
  const hasRoom = async () =>
    (
      await firstRow<{ taken: boolean }>(
        database,
        "select private.take('sign-in-mails', 1) as taken",
        [],
      )
    )?.taken === true;
  return new App({
    connection,
    storage: storageConfig,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      site_url: siteUrl,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      minimum_password_length: MIN_PASSWORD_LENGTH,
      // No mail leaves this machine, so no one could confirm. Visitors cannot sign up: see auth/checks/checked-auth.ts.
      email: {
        enable_confirmations: false,
        otp_length: CODE_LENGTH,
        otp_expiry: CODE_LIFETIME_SECONDS,
        template: signInTemplates,
      },
    },
    options: {
      server: { admin: false, disableStudio: true },
      drivers: {
        email: createSignInMailer(driver, { origin: siteUrl, brand: site.brand }, hasRoom),
      },
    },
  });
}

import { join } from 'node:path';
import { App } from '@supabase/lite';
import { CODE_LENGTH } from '../auth/guard/mailed-codes.ts';
import { storageConfig } from '../storage/file-storage.ts';
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
  { siteUrl, dataDir, brand }: { siteUrl: string; dataDir: string; brand: string },
): App {
  const outbox = createMailOutbox(join(dataDir, 'outbox'));
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
      drivers: { email: createSignInMailer(outbox, { origin: siteUrl, brand }) },
    },
  });
}

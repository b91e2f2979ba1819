import { join } from 'node:path';
import { gatewaySecretOf, loadOrCreateSecrets } from '@talent/backend/secrets/local-secrets';
import { acquireDataDirLock } from '@talent/node/data-folder/data-dir-lock';
import {
  startBackendProcess,
  type BackendProcessOptions,
} from '@talent/backend/process/backend-process';
import { serveMailbox } from '@talent/backend/mail/mailbox';
import { guardSecretOf, type Environment } from '@talent/settings/environment';
import type { Backend } from '../gateway/http/backend.ts';

/** The running backend of a site. */
export interface StartedBackend {
  backend: Backend;
  guardSecret: string;
  /** For sending security events to the backend; null: they are not collected. */
  gatewaySecret: string | null;
  /** The local admin, and where the password is kept; null with a hosted project, where no account is created. */
  admin: { email: string; password: string; passwordIn: string } | null;
  /** Mailbox of the local stack; null with a hosted project, and where mails go out. */
  mailboxUrl: string | null;
  close(): Promise<void>;
}

/**
 * Starts the embedded stack in a process of its own, or names the hosted project.
 * @param command name of this process, for the error of another one on the same data folder
 * @param followsSources whether changed functions and new migrations are taken up while it runs
 */
export async function startBackend(
  environment: Environment,
  log: (line: string) => void,
  { command = 'npm start', followsSources = false } = {},
): Promise<StartedBackend> {
  const { backend, dataDir } = environment;
  const gatewaySecret = environment.functionSettings['GATEWAY_SECRET'] ?? null;
  if (backend.kind === 'hosted') {
    const { url, publishableKey } = backend;
    return {
      backend: { url, publishableKey },
      guardSecret: guardSecretOf(backend),
      gatewaySecret,
      admin: null,
      mailboxUrl: null,
      close: async () => {},
    };
  }
  const lock = acquireDataDirLock(dataDir, { command });
  try {
    const started = await startEmbedded(environment, log, followsSources);
    const close = async (): Promise<void> => {
      await started.close();
      lock.release();
    };
    return { ...started, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function startEmbedded(
  environment: Environment,
  log: (line: string) => void,
  followsSources: boolean,
): Promise<StartedBackend> {
  const { backend, dataDir, site, admin, mailboxPort, smtpUrl } = environment;
  const settings = environment.functionSettings;
  const secrets = await loadOrCreateSecrets(dataDir);
  const password = admin.password ?? secrets.adminPassword;
  const stack = await startBackendProcess({
    start: { ...backendStartOf(environment, password), followsSources },
    log,
    onTrouble: ({ kind, message }) => log(`Database: ${kind}: ${message}`),
  });
  if (smtpUrl !== null) log(`Mails go out through ${new URL(smtpUrl).host}`);
  const mailbox =
    smtpUrl === null ? await serveMailbox(join(dataDir, 'outbox'), mailboxPort, site) : null;
  return {
    backend: {
      url: site.origin,
      publishableKey: secrets.publishableKey,
      fetch: stack.fetch,
      health: stack.health,
    },
    guardSecret: backend.guardSecret ?? secrets.guardSecret,
    gatewaySecret: settings['GATEWAY_SECRET'] ?? gatewaySecretOf(secrets),
    admin: {
      email: admin.email,
      password,
      passwordIn:
        admin.password === null
          ? `adminPassword in ${join(dataDir, 'secrets.json')}`
          : 'ADMIN_PASSWORD',
    },
    mailboxUrl: mailbox?.url ?? null,
    close: async () => {
      await mailbox?.close();
      await stack.close();
    },
  };
}

/** What the environment says to the backend's process. */
export function backendStartOf(
  environment: Environment,
  adminPassword: string,
): BackendProcessOptions['start'] {
  const { dataDir, site, admin, store, smtpUrl, addsSampleVisits } = environment;
  return {
    dataDir,
    addsSampleVisits,
    adminEmail: admin.email,
    adminPassword,
    siteUrl: site.origin,
    site,
    settings: environment.functionSettings,
    smtpUrl: smtpUrl ?? undefined,
    proxies: environment.gatewayProxies,
    backups: { ...environment.backups, isStoreElsewhere: store.kind !== 'files' },
  };
}

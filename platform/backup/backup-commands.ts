import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import {
  acquireDataDirLock,
  DataDirLockedError,
  type DataDirLock,
} from '@talent/node/data-folder/data-dir-lock';
import { databasePasswordOf, loadOrCreateSecrets } from '@talent/backend/secrets/local-secrets';
import { CLUSTER } from '@talent/backend/postgres/cluster';
import { SERVER_FOLDER } from '@talent/backend/postgres/server-folder';
import { openStackDatabase } from '@talent/backend/stack/stack-database';
import {
  createCommand,
  reportingAction,
  subCommand,
  terminalOutput,
  type CommandOutput,
} from '@talent/node/terminal/run-command';
import type { Environment } from '@talent/settings/environment';
import { readIdentities } from '@talent/backend/backup/archive/age';
import { BackupError } from '@talent/backend/backup/backup-errors';
import { latestBackup, type Backup } from '@talent/backend/backup/backup-list';
import { makeBackup, takesKeys, type BackupOptions } from '@talent/backend/backup/make-backup';
import { restoreBackup, type Restored } from '@talent/backend/backup/restore-backup';
import { z } from 'zod';
import { manifestSchema, PARTS } from '@talent/backend/backup/manifest';

/** JSON of `backup`. */
export const backupResult = manifestSchema.extend({ path: z.string().describe('its folder') });

/** JSON of `restore`. */
const restoreResult = z.strictObject({
  at: manifestSchema.shape.at,
  to: z.string().describe('the new data folder'),
  parts: z.array(z.enum(PARTS)),
  rows: z.record(z.string(), z.number()).describe('table -> number of rows'),
}) satisfies z.ZodType<Pick<Restored, 'parts' | 'rows'>>;

type CommandEnvironment = Pick<Environment, 'backend' | 'backups' | 'dataDir' | 'store'>;

/** The commands `backup` and `restore`. They print and throw; exiting is the entry point's. */
export function createBackupProgram(
  environment: CommandEnvironment,
  output: CommandOutput = terminalOutput,
): Command {
  const program = createCommand('pnpm data', output);
  const description =
    'back up database, files, store and keys, beside a site that runs or without one';
  const folder = 'folder that gets the backup; default BACKUP_DIR or DATA_DIR/backups';
  reportingAction(
    subCommand(program, 'backup', description)
      .option('--to <folder>', folder)
      .option('--with-keys', 'write keys in plain text outside of the data folder too'),
    backupResult,
    async (options: { to?: string; withKeys?: true }) => {
      const settings: BackupOptions = {
        dataDir: environment.dataDir,
        folder: options.to === undefined ? environment.backups.folder : resolve(options.to),
        recipients: environment.backups.recipients,
        withKeys: options.withKeys === true,
        isStoreElsewhere: environment.store.kind !== 'files',
      };
      const backup = await backUp(environment, settings);
      return {
        json: { path: backup.path, ...backup.manifest },
        lines: describeBackup(backup, takesKeys(settings), settings),
      };
    },
  );
  reportingAction(
    subCommand(program, 'restore', 'make a data folder from a backup, and check it')
      .argument('<backup>', 'folder of the backup; "latest" for the newest one')
      .requiredOption('--to <folder>', 'data folder that is made; it must not exist')
      .option('--identity <file>', 'file with the private key of age, for an encrypted backup')
      .option('--keys <file>', 'keys.tar.zst, where it was kept elsewhere'),
    restoreResult,
    async (name: string, options: RestoreFlags) => {
      const to = resolve(options.to);
      const backup = name === 'latest' ? await newest(environment) : resolve(name);
      const { manifest, rows, parts } = await restoreBackup({
        backup,
        to,
        log: output.err,
        identities: options.identity === undefined ? [] : readIdentities(resolve(options.identity)),
        ...(options.keys === undefined ? {} : { keys: resolve(options.keys) }),
      });
      const count = Object.values(rows).reduce((sum, each) => sum + each, 0);
      const at = new Date(manifest.at);
      const age = at > new Date() ? 'by a clock that was ahead' : `${ageOf(at, new Date())} ago`;
      return {
        json: { at: manifest.at, to, parts, rows },
        lines: [
          `Restored to ${to}: ${parts.join(', ')}`,
          `  as it was at ${manifest.at}, ${age}`,
          `  ${count} rows of ${Object.keys(rows).length} tables, every page and index checked`,
          ...(parts.includes('keys') ? [] : NO_KEYS),
          `Look at it:  DATA_DIR=${to} npm start`,
        ],
      };
    },
  );
  return program;
}

interface RestoreFlags {
  to: string;
  identity?: string;
  keys?: string;
}

const NO_KEYS = [
  '  The backup holds no keys: put secrets.json and release-key.json there, else',
  '  everyone is signed out, and what is live has to be signed again.',
];

/** Beside a running site over its server; with a stopped one by a server of its own, which is stopped after. */
async function backUp(
  { backend, dataDir }: CommandEnvironment,
  options: BackupOptions,
): Promise<Backup> {
  if (backend.kind === 'hosted') {
    throw new BackupError(
      'SUPABASE_URL is set: the database is the project\'s, and so are its backups. docs/operating.md says what they cover ("Backups").',
    );
  }
  if (!existsSync(join(dataDir, SERVER_FOLDER, CLUSTER))) {
    throw new BackupError(`${dataDir} holds no database of this version: start the site once.`, {
      code: 'backup-no-database',
    });
  }
  let lock: DataDirLock;
  try {
    lock = acquireDataDirLock(dataDir, { command: 'pnpm data backup' });
  } catch (error) {
    if (error instanceof DataDirLockedError) return makeBackup(options);
    throw error;
  }
  try {
    const password = databasePasswordOf(await loadOrCreateSecrets(dataDir));
    const database = await openStackDatabase({ dataDir, password });
    try {
      return await makeBackup(options);
    } finally {
      await database.close();
    }
  } finally {
    lock.release();
  }
}

async function newest({ dataDir, backups }: CommandEnvironment): Promise<string> {
  const found = await latestBackup(dataDir, backups.folder);
  if (found !== null) return found.path;
  throw new BackupError(`There is no backup in ${backups.folder}.`);
}

function describeBackup(
  { path, manifest }: Backup,
  hasKeys: boolean,
  { recipients }: BackupOptions,
): string[] {
  const size = Object.values(manifest.parts).reduce((sum, part) => sum + part.size, 0);
  const parts = Object.keys(manifest.parts).join(', ');
  const how = recipients.length > 0 ? 'encrypted' : 'not encrypted';
  return [
    `Backup: ${path}`,
    `  ${parts}; ${(size / 1024 / 1024).toFixed(1)} MB, ${how}, in ${(manifest.took / 1000).toFixed(1)} s`,
    ...(hasKeys
      ? []
      : [
          '  Without secrets.json and release-key.json, as it is neither encrypted nor in the data folder:',
          '  keep copies of them in another place, set BACKUP_RECIPIENT, or ask for them: --with-keys',
        ]),
    `To restore:  pnpm data restore ${path} --to NEW_FOLDER`,
  ];
}

/** Such as `3 hours`. */
export function ageOf(at: Date, now: Date): string {
  const minutes = Math.max(0, Math.round((now.getTime() - at.getTime()) / 60_000));
  const [count, unit] =
    minutes < 120
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [Math.round(minutes / 60), 'hour']
        : [Math.round(minutes / 60 / 24), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

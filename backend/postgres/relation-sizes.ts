import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CLUSTER } from './cluster.ts';

/**
 * Checksums find changed pages and not missing ones: the server takes a table that was cut in half for a shorter one. So the
 * sizes of all files are noted at a stop and compared before the next start.
 */
const SIZES = 'sizes.json';

const schema = z.object({
  /** SHA-256 of `pg_control`, which every start changes. It tells which stop the sizes belong to. */
  control: z.string(),
  /** Bytes of each file with tables and indexes, by its path below the cluster. */
  files: z.record(z.string(), z.number()),
});

/** Notes the sizes of a stopped server's files. @param path the server's folder */
export function noteSizes(path: string): void {
  const cluster = join(path, CLUSTER);
  const noted: z.infer<typeof schema> = { control: controlOf(cluster), files: sizesOf(cluster) };
  const temporary = join(path, `${SIZES}.tmp`);
  writeFileSync(temporary, JSON.stringify(noted), { mode: 0o600 });
  renameSync(temporary, join(path, SIZES));
}

/**
 * Lists the files that have changed since the server of this folder was stopped, one line each. Empty where that cannot be known:
 * at the first start, and after a crash or a restore.
 */
export function changesSinceStop(path: string): string[] {
  const cluster = join(path, CLUSTER);
  const noted = readNoted(join(path, SIZES));
  if (noted === null || noted.control !== controlOf(cluster)) return [];
  const found = sizesOf(cluster);
  return Object.entries(noted.files).flatMap(([name, size]) => {
    const now = found[name];
    if (now === size) return [];
    return now === undefined
      ? [`${name} is missing since the last stop`]
      : [`${name} has ${now} bytes, and had ${size} at the last stop`];
  });
}

function readNoted(path: string): z.infer<typeof schema> | null {
  try {
    return schema.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data ?? null;
  } catch {
    // The file is missing, or was cut short by a power cut.
    return null;
  }
}

function controlOf(cluster: string): string {
  try {
    return createHash('sha256')
      .update(readFileSync(join(cluster, 'global/pg_control')))
      .digest('hex');
  } catch {
    // The file is missing, which the server reports itself.
    return '';
  }
}

function sizesOf(cluster: string): Record<string, number> {
  const sizes: Record<string, number> = {};
  const folders = ['global', ...namesIn(join(cluster, 'base')).map((name) => `base/${name}`)];
  for (const folder of folders) {
    for (const name of namesIn(join(cluster, folder))) {
      if (!/^\d/.test(name)) continue;
      sizes[`${folder}/${name}`] = statSync(join(cluster, folder, name)).size;
    }
  }
  return sizes;
}

function namesIn(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

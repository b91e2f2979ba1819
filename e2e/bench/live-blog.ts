import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPublishedManifest } from '@talent/platform/store/published-artifacts';
import type { Manifest } from '@talent/artifact/manifest';
import { openDataFolder } from '../fixtures/sites/data-folder.ts';

/** A running site and its live blog. */
export interface LiveBlog {
  url: string;
  publishableKey: string;
  /** Key of the database's owner. */
  secretKey: string;
  shell: Manifest;
  app: Manifest;
}

/** Finds the site that runs on a data folder. */
export async function liveBlog(dataDir: string): Promise<LiveBlog> {
  const run = await readJson<{ url: string; publishableKey: string }>(join(dataDir, 'run.json'));
  const secrets = await readJson<{ secretKey: string }>(join(dataDir, 'secrets.json'));
  const health = (await (await fetch(`${run.url}/healthz`)).json()) as {
    apps: Record<string, string>;
  };
  const store = openDataFolder(dataDir);
  const manifestOf = async (name: string): Promise<Manifest> => {
    const manifest = await readPublishedManifest(store, name, health.apps[name] ?? '');
    if (!manifest) throw new Error(`${name} is not live on ${run.url}.`);
    return manifest;
  };
  return {
    url: run.url,
    publishableKey: run.publishableKey,
    secretKey: secrets.secretKey,
    shell: await manifestOf('shell'),
    app: await manifestOf('mfe-blog'),
  };
}

async function readJson<Value>(file: string): Promise<Value> {
  return JSON.parse(await readFile(file, 'utf8')) as Value;
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testDir } from '@talent/node/testing/test-dir';
import { onTestFinished } from 'vitest';
import { startLocalStack, type LocalStack } from '../../stack/local-stack.ts';
import { prepareDatabase } from '../../testing/template-cluster.ts';

export const SITE = 'http://127.0.0.1:4999';
export const PDF = new TextEncoder().encode('%PDF-1.4 a CV');

export async function startStack(dataDir: string): Promise<LocalStack> {
  return startLocalStack({
    dataDir,
    siteUrl: SITE,
    adminEmail: 'admin@example.com',
    adminPassword: 'a local password',
  });
}

/** A site with content, forms, a file and a release, whose backend runs. */
export async function newSite(): Promise<{
  dataDir: string;
  stack: LocalStack;
  close(): Promise<void>;
}> {
  const dataDir = join(testDir(), 'data');
  await prepareDatabase(dataDir);
  const stack = await startStack(dataDir);
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (isOpen) await stack.close();
    isOpen = false;
  };
  onTestFinished(close);
  mkdirSync(join(dataDir, 'store/registry/stable'), { recursive: true });
  writeFileSync(join(dataDir, 'store/registry/stable/1.json'), '{"revision":1}');
  writeFileSync(join(dataDir, 'release-key.json'), '{"a":"key"}');
  mkdirSync(join(dataDir, 'files/o-cvs'), { recursive: true });
  writeFileSync(join(dataDir, 'files/o-cvs/o-ada.pdf'), PDF);
  return { dataDir, stack, close };
}

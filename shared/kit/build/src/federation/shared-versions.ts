import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { BuildError, repositoryRoot, type App } from '../app/app.ts';
import { sharedModules } from './federation-options.ts';

/**
 * Checks that a remote is built with the same React, and the same other shared modules, as the shell provides to all apps.
 * @throws BuildError with the line of its package.json
 */
export function assertSharedVersions({ name, folder }: Pick<App, 'name' | 'folder'>): void {
  const lines = readFileSync(join(folder, 'package.json'), 'utf8').split('\n');
  for (const module of sharedModules) {
    const own = versionFor(folder, module);
    const provided = versionFor(join(repositoryRoot, 'shell'), module);
    if (own === null || own === provided) continue;
    const line = lines.findIndex((text) => text.includes(`"${module}":`)) + 1;
    const spec = module.startsWith('@talent/') ? 'workspace:*' : 'catalog:';
    throw new BuildError(
      `${name}/package.json:${line}: ${module} is ${own} here, and the shell provides ${provided} to all apps (one React). ` +
        `Write "${module}": "${spec}" and run pnpm install.`,
    );
  }
}

/** The version that the code of a folder gets; null: it has none. */
export function versionFor(folder: string, module: string): string | null {
  try {
    const file = createRequire(join(folder, 'package.json')).resolve(`${module}/package.json`);
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  } catch {
    return null;
  }
}

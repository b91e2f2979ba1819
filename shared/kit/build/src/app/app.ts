import { readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Declaration } from '@talent/artifact/capabilities/capabilities';
import { readDeclaration } from '@talent/artifact/capabilities/declaration-file';
import { readCodeOwners } from '@talent/node/workspace/code-owners';

/** The repository that this build belongs to. */
export const repositoryRoot = fileURLToPath(new URL('../../../../..', import.meta.url));

/** The app that is being built. */
export interface App {
  /** Folder name: `shell`, `mfe-blog`, … */
  name: string;
  kind: 'shell' | 'remote';
  /** Absolute path of the app's folder. */
  folder: string;
  /** `<major.minor.patch>` of its package.json. */
  packageVersion: string;
  /** File name prefixes of fonts that every page preloads; only the shell has any. */
  preloadFonts: readonly string[];
  /** Range of contract versions that the app works with; null: the version it is built with, and compatible later ones. */
  contractRange: string | null;
  /** The app's declaration, its `capabilities.json`; without the file it needs nothing. */
  capabilities: Declaration;
  /** Budget for the scripts and styles of one route, bytes after gzip; null: the platform's default. */
  routeBytes: number | null;
  /** Files of a remote that several pages share and that are smaller than this, in bytes, join another one; null: they stay. */
  mergeFilesUnder: number | null;
}

/** Thrown when a build cannot produce a valid artifact. The message names the necessary change. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
  readonly code = 'build';
}

/** Reads the package.json and the declaration of the app in `folder`. @throws BuildError when it describes no app, DeclarationError */
export function readApp(folder: string): App {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const json = JSON.parse(text) as {
    version?: string;
    talent?: {
      kind?: string;
      preloadFonts?: string[];
      contract?: string;
      budget?: { routeBytes?: number };
      mergeFilesUnder?: number;
    };
  };
  const kind = json.talent?.kind;
  if (kind !== 'shell' && kind !== 'remote') {
    throw new BuildError(`${folder}/package.json needs "talent": { "kind": "shell" | "remote" }.`);
  }
  if (!json.version) throw new BuildError(`${folder}/package.json needs a "version".`);
  return {
    name: basename(folder),
    kind,
    folder,
    packageVersion: json.version,
    preloadFonts: json.talent?.preloadFonts ?? [],
    contractRange: json.talent?.contract ?? null,
    capabilities: readDeclaration(folder),
    routeBytes: json.talent?.budget?.routeBytes ?? null,
    mergeFilesUnder: json.talent?.mergeFilesUnder ?? null,
  };
}

/** Owners of an app by the repository's CODEOWNERS; empty where nobody is named, or the app is elsewhere. */
export function ownersOf({ folder }: Pick<App, 'folder'>): string[] {
  const path = relative(repositoryRoot, folder).split(sep).join('/');
  return path.startsWith('..') ? [] : readCodeOwners(repositoryRoot, `${path}/`);
}

import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  capabilitiesSchema,
  NO_CAPABILITIES,
  type Capabilities,
} from '@talent/artifact/capabilities/capabilities';
import { z } from 'zod';

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
  capabilities: Capabilities;
  /** Budget for the scripts and styles of one route, bytes after gzip; null: the platform's default. */
  routeBytes: number | null;
  /** Files of a remote that several pages share and that are smaller than this, in bytes, join another one; null: they stay. */
  mergeFilesUnder: number | null;
}

/** Thrown when a build cannot produce a valid artifact. The message names the necessary change. */
export class BuildError extends Error {
  readonly code = 'build';

  constructor(message: string) {
    super(message);
    this.name = 'BuildError';
  }
}

/** Reads the package.json of the app in `folder`. @throws BuildError when it describes no app. */
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
    capabilities: readCapabilities(folder),
    routeBytes: json.talent?.budget?.routeBytes ?? null,
    mergeFilesUnder: json.talent?.mergeFilesUnder ?? null,
  };
}

/** @throws BuildError where the file is not as its schema says */
function readCapabilities(folder: string): Capabilities {
  const file = join(folder, 'capabilities.json');
  if (!existsSync(file)) return NO_CAPABILITIES;
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new BuildError(`${file} is not JSON: ${String(error)}.`);
  }
  const { data, error } = capabilitiesSchema.safeParse(json);
  if (!data) throw new BuildError(`${file} is not as it has to be:\n${z.prettifyError(error)}`);
  return data;
}

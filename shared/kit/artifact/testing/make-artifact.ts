import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { z } from 'zod';
import { artifactVersion } from '../artifact-version.ts';
import { capabilitiesSchema } from '../capabilities/capabilities.ts';
import { formatContentName, parseContentName } from '../content-name.ts';
import { integrityOf } from '../integrity.ts';
import { appVersion, manifestSchema, type Manifest, type ManifestRoute } from '../manifest.ts';
import { PROVENANCE_FILE } from '../provenance.ts';
import { makeProvenance, type MadeSource } from './make-provenance.ts';

/** The fields that a test needs; everything else gets valid values. */
export interface ArtifactOptions {
  name: string;
  /** Default: `shell` for the name `shell`, else `remote`. */
  kind?: Manifest['kind'];
  /** One route each: `/blog/:slug`, … */
  patterns: readonly string[];
  /** Default: null (public). */
  guard?: ManifestRoute['guard'];
  /** Fields that every route gets beside its pattern. */
  route?: Partial<Omit<ManifestRoute, 'pattern' | 'guard'>>;
  /** Names the browser files by their content, as a build does: those that are there by default, and those that replace them. */
  contentNames?: true;
  /** More files, or other contents for a default one: path below the artifact -> text. */
  files?: Readonly<Record<string, string>>;
  /** Package version (`1.2.3`, the hash is computed) or a whole version (`1.2.3-0123456789`). Default 1.0.0. */
  version?: string;
  /** Shell: the version it provides (default 1.0.0). Remote: the range it needs (default ^1.0.0). */
  contract?: string;
  /** Default: it needs nothing. */
  capabilities?: z.input<typeof capabilitiesSchema>;
  /** The contract that it was built with; default: the same for all. */
  types?: Manifest['contract']['types'];
  redirects?: Manifest['redirects'];
  /** Default: it has none. */
  settings?: Manifest['settings'];
  owners?: readonly string[];
  commit?: string | null;
  /** Source of the build; default: not noted. */
  source?: MadeSource;
}

/** Writes a valid artifact folder with real sizes and hashes in place of what was there. Answers its manifest. */
export async function makeArtifact(folder: string, options: ArtifactOptions): Promise<Manifest> {
  const manifest = manifestOf(options);
  const all = {
    ...textsOf(options),
    'manifest.json': JSON.stringify(manifest),
    ...(options.source === undefined
      ? {}
      : { [PROVENANCE_FILE]: JSON.stringify(makeProvenance(manifest, options.source)) }),
  };
  await rm(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return manifest;
}

/** The manifest that `makeArtifact` writes. */
export function manifestOf(options: ArtifactOptions): Manifest {
  const texts = textsOf(options);
  const files = Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [
      path,
      { size: Buffer.byteLength(text), integrity: integrityOf(text) },
    ]),
  );
  const facts = withContentNames(factsOf(kindOf(options), options), options);
  const version = options.version ?? '1.0.0';
  return manifestSchema.parse({
    ...facts,
    version: appVersion.safeParse(version).success
      ? version
      : artifactVersion(version, files, facts),
    commit: options.commit ?? null,
    files,
  });
}

function kindOf({ kind, name }: ArtifactOptions): Manifest['kind'] {
  return kind ?? (name === 'shell' ? 'shell' : 'remote');
}

function textsOf(options: ArtifactOptions): Record<string, string> {
  const texts = { ...defaultFiles(kindOf(options), options), ...options.files };
  if (!options.contentNames) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [contentPath(path, text), text]),
  );
}

/** `client/page.js` as `client/page-<hash>.js`; other paths stay. */
function contentPath(path: string, text: string): string {
  const [, stem, ending] = /^client\/([\w-]+)(\.\w+)$/.exec(path) ?? [];
  if (stem === undefined || ending === undefined) return path;
  if (parseContentName(path.replace('client/', '')) !== null) return path;
  const hash = createHash('sha256').update(text).digest('base64url');
  return `client/${formatContentName({ stem, hash, ending })}`;
}

/** The facts with the names that `textsOf` gives the browser files. */
function withContentNames<Facts extends object>(facts: Facts, options: ArtifactOptions): Facts {
  if (!options.contentNames) return facts;
  const texts = { ...defaultFiles(kindOf(options), options), ...options.files };
  const named = JSON.stringify(facts, (_key, value: unknown) =>
    typeof value === 'string' && value in texts ? contentPath(value, texts[value] ?? '') : value,
  );
  return { ...(JSON.parse(named) as Facts), contentNames: true };
}

function factsOf(
  kind: Manifest['kind'],
  options: ArtifactOptions,
): Omit<Manifest, 'version' | 'commit' | 'files'> {
  const isShell = kind === 'shell';
  return {
    schema: 1,
    name: options.name,
    kind,
    contract: {
      provides: isShell ? (options.contract ?? '1.0.0') : null,
      needs: isShell ? null : (options.contract ?? '^1.0.0'),
      types: options.types ?? { version: '1.0.0', hash: '0'.repeat(64) },
    },
    entry: {
      client: 'client/entry.js',
      server: 'server/entry.js',
      closures: isShell ? null : 'client/closures.json',
      scripts: ['client/entry.js'],
      styles: ['client/style.css'],
    },
    shared: isShell ? { react: 'server/react.js' } : {},
    fonts: isShell ? ['client/text.woff2'] : [],
    routes: options.patterns.map((pattern) => ({
      pattern,
      guard: options.guard ?? null,
      prerender: options.guard ? 'client' : 'static',
      revalidate: null,
      scripts: ['client/entry.js', 'client/page.js'],
      styles: ['client/style.css'],
      later: [],
      sitemap: null,
      ...options.route,
    })),
    redirects: options.redirects ?? [],
    ...(options.settings ? { settings: options.settings } : {}),
    ...(options.owners === undefined ? {} : { owners: [...options.owners] }),
    capabilities: capabilitiesSchema.parse(options.capabilities ?? {}),
  };
}

function defaultFiles(
  kind: Manifest['kind'],
  { name, patterns }: ArtifactOptions,
): Record<string, string> {
  const page = `export const page = ${JSON.stringify(name)};\n`;
  const style = `:where([data-app="${name}"]) p { margin: 0 }\n`;
  const files = {
    'client/entry.js': `export const app = ${JSON.stringify(name)};\n`,
    'client/page.js': page,
    'client/style.css': style,
    'server/entry.js': `export const app = ${JSON.stringify(name)};\n`,
  };
  if (kind === 'shell') {
    return { ...files, 'client/text.woff2': 'not a font', 'server/react.js': 'export {};\n' };
  }
  const closure = {
    scripts: [{ file: 'page.js', integrity: integrityOf(page) }],
    styles: [{ file: 'style.css', integrity: integrityOf(style) }],
  };
  const routes = Object.fromEntries(patterns.map((pattern) => [pattern, closure]));
  return { ...files, 'client/closures.json': JSON.stringify({ routes }) };
}

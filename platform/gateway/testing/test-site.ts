import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteConfig } from '@talent/sdk/contract';
import type { Manifest } from '@talent/artifact/manifest';
import { makeDeltas } from '../../release/deltas/make-deltas.ts';
import { makeArtifact, type ArtifactOptions } from '@talent/artifact/testing/make-artifact';
import { writePageIndex } from '../../compose/page-index-file.ts';
import {
  GUARDED_PATH,
  NOT_FOUND_PATH,
  pageIndexKey,
  pageKeys,
  type PageEntry,
  type PageIndex,
} from '../../compose/page-index.ts';
import { commitRelease, readLatest } from '../../registry/registry.ts';
import { withTrust, type ReleaseStore } from '../../registry/release-store.ts';
import { publishFolder } from '../../registry/testing/publish-folder.ts';
import { testTrust } from '../../registry/testing/test-trust.ts';
import { sha256Hex } from '@talent/artifact/hash';
import { createMemoryStore, type MemoryStore } from '../../store/testing/memory-store.ts';

/** A page to write to the store. */
export interface TestPage extends Omit<PageEntry, 'kind' | 'hash'> {
  kind?: PageEntry['kind'];
  text: string;
  /** The whole document; default: a short one with the text and no block of its page. */
  document?: string;
}

export type TestSite = ReturnType<typeof createTestSite>;

export const TEST_SITE: SiteConfig = {
  brand: 'AI Talent Experts',
  origin: 'http://www.example.com',
  email: 'hello@example.com',
  linkedInUrl: 'https://www.linkedin.com/company/example',
  postalAddress: [],
};

export const IMPORT_MAP = '{"integrity":{"/assets/shell/entry.js":"sha384-x"}}';

/** The two pages that every shell has. */
export const FRAMES: readonly TestPage[] = [
  { path: NOT_FOUND_PATH, pattern: null, kind: 'not-found', text: 'Oops! Page not found' },
  { path: GUARDED_PATH, pattern: null, kind: 'guarded', text: 'Admin frame' },
];

/** A store (default: an empty one, of the tests' key) with artifacts, composed pages and releases of a small site. */
export function createTestSite(
  now: () => Date = () => new Date(),
  store: MemoryStore & ReleaseStore = withTrust(createMemoryStore(now), testTrust),
) {
  const listed = new Map<string, Map<string, PageEntry>>();
  const waiting = new Map<string, PageIndex['onVisit']>();

  return {
    store,
    async publish(options: ArtifactOptions): Promise<Manifest> {
      const folder = await mkdtemp(join(tmpdir(), 'gateway-artifact-'));
      const manifest = await makeArtifact(folder, options);
      await publishFolder(store, folder, manifest);
      await makeDeltas(store, folder, manifest);
      await rm(folder, { recursive: true });
      return manifest;
    },
    /** Writes pages and their index like the composer; pages of earlier calls stay listed. */
    async compose(
      shell: Manifest,
      app: Manifest,
      pages: readonly TestPage[],
      onVisit?: PageIndex['onVisit'],
    ) {
      const pair = { shell: shell.version, app: app.name, version: app.version };
      const key = pageIndexKey(pair.shell, pair.app, pair.version);
      const entries = listed.get(key) ?? new Map<string, PageEntry>();
      listed.set(key, entries);
      if (onVisit) waiting.set(key, onVisit);
      for (const { kind = 'page', text, document, ...facts } of pages) {
        const { path } = facts;
        const html = document ?? documentOf(text);
        const moved = JSON.stringify({ movedTo: text });
        const data = JSON.stringify({ head: {}, data: text });
        const keys = pageKeys(pair, path);
        if (kind === 'resource') await store.write(keys.resource, text);
        else if (kind === 'redirect') await store.write(keys.data, moved);
        else {
          await store.write(keys.html, html);
          await store.write(keys.data, data);
        }
        const stored = { resource: text, redirect: moved }[kind as string] ?? html;
        const hashes = { hash: await sha256Hex(stored), dataHash: await sha256Hex(data) };
        entries.set(path, { ...facts, kind, ...hashes });
      }
      const index: PageIndex = {
        schema: 1,
        ...pair,
        composedAt: now().toISOString(),
        enumeratedAt: now().toISOString(),
        site: TEST_SITE,
        pages: [...entries.values()],
        onVisit: waiting.get(key),
      };
      await writePageIndex(store, index);
    },
    /** @param changed default: all of them */
    async release(
      apps: readonly Manifest[],
      channel = 'stable',
      changed: readonly string[] = apps.map(({ name }) => name),
    ) {
      const { highestRevision: expectedRevision } = await readLatest(store, channel);
      const versions = Object.fromEntries(apps.map(({ name, version }) => [name, version]));
      const facts = { channel, apps: versions, action: 'promote' as const, changed: [...changed] };
      return commitRelease(store, { ...facts, expectedRevision, at: now() });
    },
  };
}

function documentOf(text: string): string {
  return [
    '<!doctype html>',
    '<html lang="en"><head>',
    `<script type="importmap">${IMPORT_MAP}</script>`,
    '<script type="application/json" id="composition-block"></script>',
    `</head><body><p>${text}</p>${'<p>filler</p>'.repeat(100)}</body>`,
    '</html>',
    '',
  ].join('\n');
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, zstdCompress } from 'node:zlib';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dictionaryMatch, isVersionOf } from '@talent/artifact/dictionary-match';
import { sha256Hex, sha384Integrity } from '@talent/artifact/hash';
import type { Manifest } from '@talent/artifact/manifest';
import {
  deltaKey,
  readDeltaIndex,
  writeDeltaIndex,
  type Delta,
  type DeltaTarget,
} from '../../registry/delta-index.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import { readTrustedManifest } from '../../registry/trusted-manifest.ts';
import { withoutClientFolder } from '../../store/asset-url.ts';
import { contentFiles, contentNotes, type ContentNote } from '../../store/content-versions.ts';
import { forEachLimited } from '../../store/for-each-limited.ts';
import { artifactKey } from '../../store/published-artifacts.ts';

const [brotli, zstd] = [promisify(brotliCompress), promisify(zstdCompress)];

/** The start of a `dcz` body (RFC 9842, section 5): a frame that decoders skip, with the hash of the dictionary. */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00]);

/** Measured on a shell of 220 KB: 16 ms a file. Higher levels are not smaller. */
const ZSTD_LEVEL = 19;

/** A tenth of the time of the gateway's quality, and at most 8% larger. */
const BROTLI_QUALITY = 9;

/** Earlier versions of a file that deltas are made from, newest first. */
const MOST_DICTIONARIES = 10;
/** A delta has to be smaller than this share of the compressed file. */
const WORTH_IT = 0.8;
/** Of all deltas of a publication. Those from the newest versions come first. */
const MOST_BYTES = 2 * 1024 * 1024;
const FILES_AT_ONCE = 4;

/** A file that this version brings, and the earlier ones that browsers may have instead. */
interface NewFile {
  target: DeltaTarget;
  earlier: readonly ContentNote[];
}

/**
 * Makes the deltas of the files that a version brings, from the last versions of the same file, into the store. A browser that
 * has one of them loads the delta. Only for visitors: nobody returns to a preview.
 * @param folder the artifact
 */
export async function makeDeltas(
  store: ReleaseStore,
  folder: string,
  manifest: Manifest,
): Promise<void> {
  if (store.trust.signs !== 'visitors') return;
  const read = dictionaryReader(store);
  const budget = { bytes: MOST_BYTES };
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  await forEachLimited(await newFiles(store, manifest), FILES_AT_ONCE, async (file) => {
    const body = await readFile(join(folder, 'client', file.target.file));
    const deltas: Delta[] = [];
    // About what everyone else gets.
    const worth =
      file.earlier.length === 0 ? 0 : WORTH_IT * (await brotli(body, { params })).length;
    for (const note of file.earlier) {
      const dictionary = await read(note);
      if (dictionary === null) continue;
      const delta = await compressDelta(body, dictionary);
      if (delta.byteLength >= worth || delta.byteLength > budget.bytes) continue;
      budget.bytes -= delta.byteLength;
      const facts = {
        dictionary: await sha256Hex(dictionary),
        hash: await sha256Hex(new Uint8Array(delta)),
        bytes: delta.byteLength,
      };
      await store.write(deltaKey(file.target, facts.dictionary), delta);
      deltas.push(facts);
    }
    await writeDeltaIndex(store, file.target, deltas);
  });
}

/** The files without deltas for visitors: those that this version brings, and those that only a preview had. */
async function newFiles(store: ReleaseStore, manifest: Manifest): Promise<NewFile[]> {
  const { name: app } = manifest;
  const names = contentFiles(manifest).map(withoutClientFolder);
  const notes = names.length === 0 ? [] : await contentNotes(store, app);
  const found: NewFile[] = [];
  await forEachLimited(names, FILES_AT_ONCE, async (file) => {
    const target = { app, file };
    const { size } = manifest.files[`client/${file}`] ?? { size: 0 };
    if (dictionaryMatch(file, size, names) === null) return;
    if ((await readDeltaIndex(store, target, 'visitors')) !== null) return;
    const others = notes.filter((note) => note.file !== file && isVersionOf(note.file, file));
    others.sort((left, right) => right.notedAt.getTime() - left.notedAt.getTime());
    const once = new Map(others.toReversed().map((note) => [note.file, note]));
    const earlier = others.filter((note) => once.get(note.file) === note);
    found.push({ target, earlier: earlier.slice(0, MOST_DICTIONARIES) });
  });
  return found;
}

/** Reads files of earlier versions, each once: null where one is not trusted, damaged, or deleted meanwhile. */
function dictionaryReader(store: ReleaseStore) {
  const manifests = new Map<string, Promise<Manifest | null>>();
  return async ({ app, file, version }: ContentNote): Promise<Uint8Array<ArrayBuffer> | null> => {
    const known = manifests.get(version) ?? readTrustedManifest(store, app, version, 'visitors');
    manifests.set(version, known);
    const path = `client/${file}`;
    const listed = (await known)?.files[path];
    if (listed === undefined) return null;
    const stored = await store.read(artifactKey(app, version, path));
    if (stored === null || (await sha384Integrity(stored.body)) !== listed.integrity) return null;
    return stored.body;
  };
}

/** A body in the content coding `dcz`: what a browser that has the dictionary needs to make the body. */
async function compressDelta(body: Uint8Array, dictionary: Uint8Array): Promise<Buffer> {
  const params = { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL };
  const frame = await zstd(body, { dictionary, params });
  return Buffer.concat([MAGIC, createHash('sha256').update(dictionary).digest(), frame]);
}

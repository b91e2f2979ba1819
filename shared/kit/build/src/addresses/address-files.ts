import { createHash } from 'node:crypto';
import { formatContentName } from '@talent/artifact/content-name';
import { BuildError } from '../app/app.ts';

/** Browser files by name. */
export type NamedFiles = ReadonlyMap<string, Buffer>;

export interface AddressedFiles {
  files: Map<string, Buffer>;
  /** Old name -> new name. */
  names: Map<string, string>;
}

/** The end of a name that has a hash: the bundler's, which does not cover what plugins wrote afterwards, or ours. */
const HASH = /-[\w-]{8}(?=\.\w+$)/;
const TEXT = /\.(js|css|json)$/;

/**
 * Renames files by their content: equal names mean equal bytes, and equal imports. So a file that a release does not
 * touch keeps its name, and its URL. A name covers the names that the file mentions, and those cover theirs. Files that
 * mention each other are named after all of their contents.
 *
 * Files that are named by their content keep their names, unless they or what they mention were changed.
 *
 * @throws BuildError when two files would get one name, or a name is mentioned where it is not replaced
 */
export function addressFiles(files: NamedFiles): AddressedFiles {
  const mentions = new Map([...files].map(([name, body]) => [name, mentionsIn(name, body, files)]));
  const names = new Map<string, string>();
  for (const group of referenceGroups(mentions)) {
    for (const [name, content] of contentsOf(group, files, names)) {
      names.set(name, formatContentName({ ...parts(name), hash: sha256(content) }));
    }
  }
  const renamed = new Map<string, Buffer>();
  for (const [name, body] of files) {
    const address = names.get(name) ?? name;
    if (renamed.has(address)) throw new BuildError(`Two files have the content of ${address}.`);
    renamed.set(address, rewrite(name, body, names));
  }
  assertNoOldName(renamed, names.keys());
  return { files: renamed, names };
}

/**
 * What the name of each file of a group is the hash of. Within the group a name is replaced by its place, so that the
 * bundler's names do not count.
 */
function contentsOf(
  group: readonly string[],
  files: NamedFiles,
  named: ReadonlyMap<string, string>,
): (readonly [name: string, content: Buffer])[] {
  const contentOf = (name: string, names: ReadonlyMap<string, string>): Buffer =>
    rewrite(name, files.get(name) ?? Buffer.alloc(0), new Map([...named, ...names]));
  const bare = new Map(group.map((name) => [name, plain(name)]));
  const ordered = group
    .map((name) => ({ name, key: `${plain(name)}\n${contentOf(name, bare).toString()}` }))
    .sort((left, right) => (left.key < right.key ? -1 : 1))
    .map(({ name }) => name);
  const places = new Map(ordered.map((name, place) => [name, `${place}:${plain(name)}`]));
  const contents = ordered.map((name) => contentOf(name, places));
  return ordered.map((name, place) => {
    const others = contents.filter((_, other) => other !== place);
    return [name, Buffer.concat([contents[place] ?? Buffer.alloc(0), ...others])];
  });
}

function mentionsIn(name: string, body: Buffer, files: NamedFiles): string[] {
  if (!TEXT.test(name)) return [];
  const found = body.toString().matchAll(mentionOf(files.keys()));
  return [...new Set([...found].map(([mention]) => mention))];
}

/** The file with other names in place of those that it mentions. */
function rewrite(name: string, body: Buffer, names: ReadonlyMap<string, string>): Buffer {
  if (!TEXT.test(name) || names.size === 0) return body;
  const text = body.toString();
  return Buffer.from(
    text.replace(mentionOf(names.keys()), (mention) => names.get(mention) ?? mention),
  );
}

/** A name in a place that is no whole string, such as a computed address, would lead to a file that is gone. */
function assertNoOldName(files: NamedFiles, names: Iterable<string>): void {
  const hashed = [...names].filter((name) => plain(name) !== name && !files.has(name));
  for (const [name, body] of files) {
    if (!TEXT.test(name)) continue;
    const text = body.toString();
    const left = hashed.find((old) => text.includes(old));
    if (left)
      throw new BuildError(`${name} mentions ${left} in a way that no other name can replace.`);
  }
}

/** Matches each of the names where a string or an address in a stylesheet begins and ends with it. */
function mentionOf(names: Iterable<string>): RegExp {
  const choices = [...names].map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<=["'\`(/])(?:${choices.join('|')})(?=["'\`)?#])`, 'g');
}

function parts(name: string): { stem: string; ending: string } {
  const bare = plain(name);
  const dot = bare.lastIndexOf('.');
  return { stem: bare.slice(0, dot), ending: bare.slice(dot) };
}

function plain(name: string): string {
  return name.replace(HASH, '');
}

function sha256(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url');
}

/**
 * Groups of files that mention each other, directly or around, each after the groups that it mentions. A file that is in
 * no circle is a group of its own. (Tarjan's strongly connected components.)
 *
 * @param mentions file -> the files that it mentions
 */
function referenceGroups(mentions: ReadonlyMap<string, readonly string[]>): string[][] {
  const groups: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();

  function visit(name: string): number {
    const place = order.size;
    order.set(name, place);
    lowest.set(name, place);
    open.push(name);
    isOpen.add(name);
    for (const next of mentions.get(name) ?? []) {
      const reached = order.get(next);
      if (reached === undefined) lower(name, visit(next));
      else if (isOpen.has(next)) lower(name, reached);
    }
    if (lowest.get(name) === place) close(name);
    return lowest.get(name) ?? place;
  }

  function lower(name: string, reached: number): void {
    lowest.set(name, Math.min(lowest.get(name) ?? reached, reached));
  }

  function close(name: string): void {
    const group = open.splice(open.indexOf(name));
    for (const member of group) isOpen.delete(member);
    groups.push(group);
  }

  for (const name of mentions.keys()) if (!order.has(name)) visit(name);
  return groups;
}

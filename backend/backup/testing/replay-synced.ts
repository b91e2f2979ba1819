import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

interface PendingWrite {
  offset: number;
  bytes: Buffer;
}

/** How much of a trace was carried out. */
export interface Replayed {
  synced: number;
  dropped: number;
}

/**
 * Carries out on a copy of a cluster what a traced server did, as the disk has it after a power cut in the worst case:
 * of each file only what was written before its last completed fsync. Names of files change at once.
 * @param trace of `strace -f -y -xx` with whole strings, see `TRACED`
 * @param until time of the cut, seconds since 1970: later calls never happened
 */
export function replaySynced(
  trace: string,
  { from, to, until }: { from: string; to: string; until: number },
): Replayed {
  const pending = new Map<string, PendingWrite[]>();
  const positions = new Map<string, number>();
  const result: Replayed = { synced: 0, dropped: 0 };
  const target = (path: string): string => to + path.slice(from.length);
  for (const { pid, name, text } of readCalls(trace, until)) {
    const [, fd = '', hexadecimal = '', gone = ''] =
      /^(\d+)<((?:\\x[0-9a-f]{2})*)>(\(deleted\))?/.exec(text) ?? [];
    const path = decode(hexadecimal).toString();
    const isInside = path.startsWith(`${from}/`) && gone === '' && !path.endsWith('(deleted)');
    if (name === 'rename' || name === 'renameat2') {
      const [before, after] = pathsIn(text).map((each) => absolute(each, from));
      if (before === undefined || after === undefined) continue;
      if (existsSync(target(before))) renameSync(target(before), target(after));
      const moved = pending.get(before);
      pending.delete(before);
      if (moved !== undefined) pending.set(after, moved);
    } else if (name === 'unlink') {
      const [removed] = pathsIn(text).map((each) => absolute(each, from));
      // The server also removes its shared memory, which is elsewhere.
      if (removed?.startsWith(`${from}/`) !== true) continue;
      rmSync(target(removed), { force: true });
      pending.delete(removed);
    } else if (name === 'mkdir') {
      const [made] = pathsIn(text).map((each) => absolute(each, from));
      if (made === undefined) continue;
      mkdirSync(target(made), { recursive: true });
    } else if (!isInside) {
      continue;
    } else if (name === 'fsync' || name === 'fdatasync') {
      for (const write of pending.get(path) ?? []) {
        apply(target(path), write);
        result.synced += 1;
      }
      pending.delete(path);
    } else if (name === 'ftruncate') {
      truncate(target(path), Number(/, (\d+)/.exec(text)?.[1] ?? 0));
    } else {
      const bytes = bytesIn(text);
      const key = `${pid} ${fd} ${path}`;
      const isAt = name.startsWith('pwrite');
      const offset = isAt
        ? Number(/, (\d+)\)\s+=/.exec(text)?.[1] ?? 0)
        : (positions.get(key) ?? 0);
      if (!isAt) positions.set(key, offset + bytes.length);
      pending.set(path, [...(pending.get(path) ?? []), { offset, bytes }]);
    }
  }
  result.dropped = [...pending.values()].reduce((sum, writes) => sum + writes.length, 0);
  return result;
}

/** The calls that change files, for `strace -e trace=…`. */
export const TRACED =
  'write,pwrite64,pwritev,pwritev2,fsync,fdatasync,ftruncate,rename,renameat2,unlink,mkdir';

/** The completed calls, in the order in which they ended. */
function* readCalls(
  trace: string,
  until: number,
): Generator<{ pid: string; name: string; text: string }> {
  const begun = new Map<string, string>();
  for (const line of trace.split('\n')) {
    const [, pid = '', time = '', rest = ''] = /^(\d+)\s+(\d+\.\d+) (.*)$/.exec(line) ?? [];
    if (pid === '' || Number(time) > until) continue;
    const unfinished = /^(.*) <unfinished \.\.\.>$/.exec(rest);
    if (unfinished !== null) {
      begun.set(pid, unfinished[1] ?? '');
      continue;
    }
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest);
    const call = resumed === null ? rest : (begun.get(pid) ?? '') + (resumed[1] ?? '');
    const [, name = '', text = ''] = /^(\w+)\((.*)$/s.exec(call) ?? [];
    // Failed, or cut off by the kill: then strace ends the call with `= ?` and may have no string of it.
    if (name === '' || / = (-1 |\?)/.test(text.slice(-200))) continue;
    yield { pid, name, text };
  }
}

function decode(hexadecimal: string): Buffer {
  return Buffer.from(hexadecimal.replaceAll('\\x', ''), 'hex');
}

/** All strings of a call together, such as the parts of `pwritev`. */
function bytesIn(text: string): Buffer {
  return Buffer.concat(
    [...text.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, hex = '']) => decode(hex)),
  );
}

function pathsIn(text: string): string[] {
  return [...text.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, hex = '']) =>
    decode(hex).toString(),
  );
}

/** A server works in its cluster's folder. */
function absolute(path: string, cluster: string): string {
  return path.startsWith('/') ? path : `${cluster}/${path}`;
}

function apply(path: string, { offset, bytes }: PendingWrite): void {
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(path, existsSync(path) ? 'r+' : 'w');
  writeSync(file, bytes, 0, bytes.length, offset);
  closeSync(file);
}

function truncate(path: string, size: number): void {
  if (!existsSync(path)) return;
  const file = openSync(path, 'r+');
  ftruncateSync(file, size);
  closeSync(file);
}

export function readTrace(path: string): string {
  return readFileSync(path, 'latin1');
}

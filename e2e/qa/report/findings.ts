import { createHash } from 'node:crypto';
import type { Difference } from '../compare-sites.ts';
import type { Comparison } from '../visit-site.ts';

/** The same difference on one page or more: a change of the header is on every page. */
export interface Finding {
  sample: Difference;
  /** Pages that have it, in their order. */
  paths: readonly string[];
}

/** Names of the kinds of differences, as people read them. */
export const kinds: Readonly<Record<Difference['kind'], string>> = {
  page: 'Page',
  picture: 'Picture',
  text: 'Words',
  axe: 'Accessibility',
  console: 'Console',
  requests: 'Request',
  bytes: 'Bytes',
  speed: 'Speed',
};

/** Differences that are the same on several pages, as one finding each: broken ones first, in the order of their first page. */
export function groupDifferences(differences: readonly Difference[]): Finding[] {
  const groups = new Map<string, { sample: Difference; paths: string[] }>();
  for (const difference of differences) {
    const { kind, broken, app, versions, text, pictures, path } = difference;
    const seen = pictures?.map(({ before, after }) => [digest(before), digest(after)]);
    const key = JSON.stringify([kind, broken, app, versions, text, seen]);
    const group = groups.get(key) ?? { sample: difference, paths: [] };
    group.paths.push(path);
    groups.set(key, group);
  }
  return [...groups.values()].toSorted(
    (one, two) => Number(two.sample.broken) - Number(one.sample.broken),
  );
}

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64');

/** The app of a difference with its versions, such as `mfe-blog 1.0.0 → 1.1.0`. */
export function causeOf({ app, versions: [before, after] }: Difference): string {
  if (before === after) return before === null ? app : `${app} ${before}`;
  return `${app} ${before ?? 'none'} → ${after ?? 'none'}`;
}

/** One line: how much differs, and how much of it is broken. */
export function summaryOf({ before, after, pages, differences }: Comparison): string {
  const sides = `${after.label} against ${before.label}, ${count(pages.length, 'page')}`;
  const findings = groupDifferences(differences);
  const broken = findings.filter(({ sample }) => sample.broken).length;
  if (findings.length === 0) return `${sides}: no difference.`;
  return `${sides}: ${count(findings.length, 'difference')}, ${broken === 0 ? 'nothing broken' : `${broken} broken`}.`;
}

export const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;

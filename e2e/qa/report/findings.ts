import { createHash } from 'node:crypto';
import type { Difference } from '../compare-sites.ts';
import type { ComparedPage, Comparison } from '../visit-site.ts';

/** The same difference on one page or more: a change of the header is on every page. */
export interface Finding {
  sample: Difference;
  /** Pages that have it, in their order. */
  paths: readonly string[];
}

/** The part that an app has in the differences. */
export interface AppChange {
  app: string;
  before: string | null;
  after: string | null;
  broken: number;
  changed: number;
}

/** Names of the kinds of differences, as people read them. */
export const kinds: Readonly<Record<Difference['kind'], string>> = {
  page: 'Page',
  picture: 'Picture',
  text: 'Words',
  links: 'Link',
  axe: 'Accessibility',
  console: 'Console',
  requests: 'Request',
  bytes: 'Bytes',
  speed: 'Speed',
};

/** Differences that are the same on several pages, as one finding each, in the order of their first page. */
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
  return [...groups.values()];
}

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64');

/** The apps that differences come from, those with the most broken first. */
export function changesByApp(findings: readonly Finding[]): AppChange[] {
  const apps = new Map<string, AppChange>();
  for (const { sample } of findings) {
    const { app, versions, broken } = sample;
    const [before, after] = versions;
    const key = JSON.stringify([app, before, after]);
    const known = apps.get(key) ?? { app, before, after, broken: 0, changed: 0 };
    known[broken ? 'broken' : 'changed'] += 1;
    apps.set(key, known);
  }
  return [...apps.values()].toSorted((one, two) => two.broken - one.broken);
}

/** Pages by what became of them. */
export interface PageFates {
  added: ComparedPage[];
  gone: ComparedPage[];
  changed: ComparedPage[];
  same: ComparedPage[];
}

export function fatesOf({ pages, differences }: Comparison): PageFates {
  const differing = new Set(differences.map(({ path }) => path));
  const both = pages.filter(({ before, after }) => before !== null && after !== null);
  return {
    added: pages.filter(({ before }) => before === null),
    gone: pages.filter(({ after }) => after === null),
    changed: both.filter(({ path }) => differing.has(path)),
    same: both.filter(({ path }) => !differing.has(path)),
  };
}

/** The app of a difference with its versions, such as `mfe-blog 1.0.0 → 1.1.0`. */
export function causeOf({ app, versions: [before, after] }: Difference): string {
  if (before === after) return before === null ? app : `${app} ${before}`;
  return `${app} ${before ?? 'none'} → ${after ?? 'none'}`;
}

/** One line: how much differs, and how much of it is broken. */
export function summaryOf(comparison: Comparison): string {
  const { before, after, pages } = comparison;
  const sides = `${after.label} against ${before.label}, ${count(pages.length, 'page')}`;
  const findings = groupDifferences(comparison.differences);
  const broken = findings.filter(({ sample }) => sample.broken).length;
  if (findings.length === 0) return `${sides}: no difference.`;
  return `${sides}: ${count(findings.length, 'difference')}, ${broken === 0 ? 'nothing broken' : `${broken} broken`}.`;
}

export const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;

import { comparePictures, type PictureBand } from './picture-difference.ts';
import {
  nameOfLook,
  type Finding,
  type PageFacts,
  type Sight,
  type SiteFacts,
  type Line,
} from './page-facts.ts';
import { diffArrays, diffWordsWithSpace } from 'diff';

/** One thing that is not as it was, and the app that it comes from. */
export interface Difference {
  path: string;
  kind: 'page' | 'picture' | 'text' | 'axe' | 'console' | 'requests' | 'bytes' | 'speed';
  /** Whether something broke, as opposed to being other than it was. */
  broken: boolean;
  app: string;
  /** Versions of the app, before and after; null where a side has none. */
  versions: readonly [string | null, string | null];
  text: string;
  /** The rows of the page that differ. */
  pictures?: readonly PictureBand[];
  /** The line that differs. */
  line?: Pick<ChangedLine, 'before' | 'after'>;
}

/** Growth of an app's bytes on a page from which it is told, bytes. */
const BYTES = 512;
/** A later paint is told from this share and this time on, ms: both vary by as much from run to run. */
const SLOWER = { share: 1.5, ms: 300 };
/** Time without an answer from which more of it is told, ms. */
const BLOCKED_MS = 300;
const SHIFT = 0.01;

/** Everything that differs between two releases, page by page. */
export function compareSites(before: SiteFacts, after: SiteFacts): Difference[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return paths.flatMap((path) => {
    const [one, two] = [before.get(path), after.get(path)];
    if (one === undefined || two === undefined) return [addedOrGone(path, one, two)];
    return comparePages(one, two);
  });
}

function addedOrGone(
  path: string,
  before: PageFacts | undefined,
  after: PageFacts | undefined,
): Difference {
  const app = (after ?? before)?.owner ?? 'shell';
  const versions = versionsOf(app, before, after);
  const isGone = after === undefined;
  const text = isGone ? 'The page is gone.' : 'The page is new.';
  return { path, kind: 'page', broken: isGone, app, versions, text };
}

/** Everything that differs between two releases of one page. */
export function comparePages(before: PageFacts, after: PageFacts): Difference[] {
  const { path } = after;
  const of = (
    app: string,
    kind: Difference['kind'],
    text: string,
    rest: Partial<Pick<Difference, 'broken' | 'pictures' | 'line'>> = {},
  ): Difference => {
    const cause = causeOf(app === 'page' ? after.owner : app, before, after);
    const versions = versionsOf(cause, before, after);
    return { path, kind, broken: false, app: cause, versions, text, ...rest };
  };
  const found: Difference[] = [];
  if (before.status !== after.status) {
    const text = `The page answers ${after.status} in place of ${before.status}.`;
    found.push(of('page', 'page', text, { broken: after.status >= 400 }));
  }
  if (before.title !== after.title) {
    const line = { before: before.title, after: after.title };
    found.push(
      of('page', 'text', `title: "${after.title}" in place of "${before.title}"`, { line }),
    );
  }
  found.push(
    ...changedLines(before.lines, after.lines).map(({ app, ...line }) =>
      of(app, 'text', nameOfLine(line), { line }),
    ),
  );
  found.push(
    ...comparePicturesOf(before, after).map(({ app, text, pictures }) =>
      of(app, 'picture', text, { pictures }),
    ),
  );

  const kinds = [
    ['axe', 'violations'],
    ['console', 'messages'],
    ['requests', 'failed'],
  ] as const;
  for (const [kind, key] of kinds) {
    const known = new Set(before.sights.flatMap((sight) => sight[key]).map(({ text }) => text));
    for (const { app, text } of unique(after.sights.flatMap((sight) => sight[key]))) {
      if (!known.has(text)) found.push(of(app, kind, text, { broken: true }));
    }
  }
  for (const { app, text } of [...moreBytes(before, after)]) found.push(of(app, 'bytes', text));
  for (const { text, broken } of slower(before, after))
    found.push(of('page', 'speed', text, { broken }));
  return found;
}

/** Whether a page seems slower: what may be true of one measurement alone. */
export function isSlower(before: PageFacts, after: PageFacts): boolean {
  return slower(before, after).some(({ broken }) => broken);
}

/** A page that was opened twice, with the better figures of both times: what other programs cost is no difference. */
export function betterOf(one: PageFacts, two: PageFacts): PageFacts {
  const sights = one.sights.map((sight, index) => {
    const other = two.sights[index] ?? sight;
    return {
      ...sight,
      paint: Math.min(sight.paint, other.paint),
      blocked: Math.min(sight.blocked, other.blocked),
      shift: Math.min(sight.shift, other.shift),
    };
  });
  return { ...one, sights };
}

/** The app that a difference comes from: the part's, the page's if another app moved the part, or the part's data. */
function causeOf(app: string, before: PageFacts, after: PageFacts): string {
  const changed = Object.keys(after.versions).filter(
    (each) => before.versions[each] !== after.versions[each],
  );
  if (changed.length === 0 || changed.includes(app)) return app;
  return changed.includes(after.owner) ? after.owner : (changed[0] ?? app);
}

function versionsOf(
  app: string,
  before: PageFacts | undefined,
  after: PageFacts | undefined,
): [string | null, string | null] {
  return [before?.versions[app] ?? null, after?.versions[app] ?? null];
}

function nameOfLine({ before, after }: Pick<ChangedLine, 'before' | 'after'>): string {
  if (before === null) return `new: "${after}"`;
  return after === null ? `gone: "${before}"` : `"${after}" in place of "${before}"`;
}

function* pairsOfSights(before: PageFacts, after: PageFacts): Generator<[Sight, Sight]> {
  for (const [index, sight] of after.sights.entries()) {
    const other = before.sights[index];
    if (other !== undefined) yield [other, sight];
  }
}

function comparePicturesOf(
  before: PageFacts,
  after: PageFacts,
): { app: string; text: string; pictures: NonNullable<Difference['pictures']> }[] {
  return [...pairsOfSights(before, after)].flatMap(([one, two]) => {
    const difference = comparePictures(one.picture, two.picture, two.regions);
    if (difference === null) return [];
    const { pixels, band } = difference;
    const apps = [...new Set(difference.apps.map((app) => causeOf(app, before, after)))];
    const others = apps.length > 1 ? `, also in ${apps.slice(1).join(', ')}` : '';
    return {
      app: apps[0] ?? 'page',
      text: `${nameOfLook(two.look)}: ${pixels.toLocaleString('en-US')} pixels differ${others}`,
      pictures: [band],
    };
  });
}

/** Bytes are compared of apps with another version: those of the same one are the same. */
function moreBytes(before: PageFacts, after: PageFacts): Finding[] {
  const [one, two] = [before.sights[0]?.bytes ?? {}, after.sights[0]?.bytes ?? {}];
  return Object.keys(two).flatMap((app) => {
    if (app === 'page' || before.versions[app] === after.versions[app]) return [];
    const [was, is] = [one[app] ?? 0, two[app] ?? 0];
    if (Math.abs(is - was) < BYTES) return [];
    return { app, text: `${kilobytes(is)} in place of ${kilobytes(was)}` };
  });
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

function slower(before: PageFacts, after: PageFacts): { text: string; broken: boolean }[] {
  const least = (page: PageFacts, key: 'paint' | 'blocked'): number =>
    Math.min(...page.sights.map((sight) => sight[key]));
  const found: { text: string; broken: boolean }[] = [];
  const [paintWas, paintIs] = [least(before, 'paint'), least(after, 'paint')];
  if (paintIs > paintWas * SLOWER.share && paintIs > paintWas + SLOWER.ms) {
    const text = `largest paint after ${paintIs.toFixed(0)} ms in place of ${paintWas.toFixed(0)} ms`;
    found.push({ text, broken: true });
  }
  const [blockedWas, blockedIs] = [least(before, 'blocked'), least(after, 'blocked')];
  if (blockedIs > blockedWas + BLOCKED_MS) {
    const text = `does not answer for ${blockedIs.toFixed(0)} ms in place of ${blockedWas.toFixed(0)} ms`;
    found.push({ text, broken: true });
  }
  for (const [one, two] of pairsOfSights(before, after)) {
    const look = nameOfLook(two.look);
    if (two.shift > one.shift + SHIFT) {
      found.push({
        text: `${look}: layout shift ${two.shift.toFixed(3)} in place of ${one.shift.toFixed(3)}`,
        broken: true,
      });
    }
    if (two.overflow > 0 && one.overflow <= 0) {
      found.push({ text: `${look}: ${two.overflow} px wider than the window`, broken: true });
    }
  }
  const depths = [before, after].map((page) => Math.max(...page.sights.map(({ depth }) => depth)));
  if ((depths[1] ?? 0) > (depths[0] ?? 0)) {
    found.push({ text: `requests are ${depths[1]} deep in place of ${depths[0]}`, broken: false });
  }
  return found;
}

function unique(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [finding.text, finding])).values()];
}

/** A line of text that is not as it was; null on the side where there is none. */
export interface ChangedLine {
  app: string;
  before: string | null;
  after: string | null;
}

/** A piece of a changed line. */
export interface Piece {
  text: string;
  kind: 'same' | 'gone' | 'new';
}

/** Lines that differ, in the order of the page. A line that was replaced by another of the same app is one change. */
export function changedLines(before: readonly Line[], after: readonly Line[]): ChangedLine[] {
  const isSame = (one: Line, two: Line): boolean => one.app === two.app && one.text === two.text;
  const found: ChangedLine[] = [];
  let gone: Line[] = [];
  const flush = (): void => {
    found.push(...gone.map(({ app, text }) => ({ app, before: text, after: null })));
    gone = [];
  };
  for (const part of diffArrays([...before], [...after], { comparator: isSame })) {
    if (part.removed) {
      gone.push(...part.value);
      continue;
    }
    const fresh: ChangedLine[] = [];
    for (const { app, text } of part.added ? part.value : []) {
      const index = gone.findIndex((line) => line.app === app);
      const [was] = index === -1 ? [] : gone.splice(index, 1);
      if (was === undefined) fresh.push({ app, before: null, after: text });
      else found.push({ app, before: was.text, after: text });
    }
    flush();
    found.push(...fresh);
  }
  flush();
  return found;
}

/** The words of a changed line that are gone, new, or the same. */
export function piecesOf({ before, after }: Pick<ChangedLine, 'before' | 'after'>): Piece[] {
  return diffWordsWithSpace(before ?? '', after ?? '').map(({ value, added, removed }) => ({
    text: value,
    kind: added ? 'new' : removed ? 'gone' : 'same',
  }));
}

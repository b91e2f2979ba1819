import { GUARD_PATH } from '@talent/sdk/contract';
import type { Side } from '../../canary/tally.ts';
import { BUCKETS, bucketCookie, bucketOf, drawBucket } from './bucket-cookie.ts';
import type { CanaryWatch } from './canary-watch.ts';
import type { LiveSite } from '../live/live-site.ts';

export interface CanaryVisitorsOptions {
  watch: Pick<CanaryWatch, 'open' | 'tally'>;
  /** What all others get. */
  stable: () => LiveSite | null;
  /** Whether visitors come over https. */
  secure: boolean;
  /** A new visitor's bucket, 0 to 9999; by chance where none is given. */
  drawBucket?: () => number;
}

/** Gives a share of the visitors the canary's set, and keeps every visitor where they are. */
export interface CanaryVisitors {
  /** The canary's site for a visitor who is in it; null: they get what everybody gets. Nobody asks who is shown a preview. */
  siteFor(request: Request): LiveSite | null;
  /** Counts an answer that `siteFor` was asked about, and makes it one of several that an address has. */
  answered(request: Request, response: Response): Response;
}

interface Place {
  side: Side;
  /** Drawn for this request: to be remembered. */
  drawn: number | null;
}

export function createCanaryVisitors(options: CanaryVisitorsOptions): CanaryVisitors {
  const { watch, stable, secure } = options;
  const draw = options.drawBucket ?? drawBucket;
  const places = new WeakMap<Request, Place>();

  /**
   * Where a visitor belongs. A bucket is drawn for documents that a browser opens, so that programs, crawlers and shared
   * caches, which keep no cookie and would be here once and there once, always get stable.
   */
  function placeOf(request: Request, percent: number): Place | null {
    const known = bucketOf(request);
    if (known === null && request.headers.get('Sec-Fetch-Dest') !== 'document') return null;
    const bucket = known ?? draw();
    const isIn = bucket < (percent * BUCKETS) / 100;
    return { side: isIn ? 'canary' : 'stable', drawn: known === null ? bucket : null };
  }

  function count(path: string, site: LiveSite, place: Place, status: number): void {
    const live = stable();
    const side = live && isVisit(path) ? sideOf(path, place.side, site, live) : null;
    if (side !== null) watch.tally(site.release.revision).rate('answers', side, status >= 500);
  }

  return {
    siteFor(request) {
      const site = watch.open();
      if (site === null || !isTabs(new URL(request.url).pathname)) return null;
      const place = placeOf(request, site.release.percent ?? 0);
      if (!place) return null;
      places.set(request, place);
      return place.side === 'canary' ? site : null;
    },
    answered(request, response) {
      const site = watch.open();
      if (site === null) return response;
      const place = places.get(request);
      if (place) count(new URL(request.url).pathname, site, place, response.status);
      return asOneOfTwo(response, place?.drawn ?? null);
    },
  };

  /** The same address has two answers now, of which a cache that others share may keep neither. */
  function asOneOfTwo(response: Response, drawn: number | null): Response {
    const { headers } = response;
    const kept = headers.get('Cache-Control') ?? '';
    if (!/immutable|no-store|private/.test(kept)) {
      headers.set('Cache-Control', kept === '' ? 'private' : `private, ${kept}`);
      headers.append('Vary', 'Cookie');
    }
    if (drawn !== null) headers.append('Set-Cookie', bucketCookie(drawn, secure));
    return response;
  }
}

/** What a tab needs of its own set. Services of the gateway, which staff and commands ask, speak of what all others get. */
function isTabs(path: string): boolean {
  return isVisit(path) || path === GUARD_PATH;
}

/** Pages and what belongs to them. */
function isVisit(path: string): boolean {
  return !path.startsWith('/_') || /^\/_(pages|social|files)\//.test(path);
}

/** Whose an answer is: a file's or its data's by the version that it names, so that open tabs are no riddle. */
function sideOf(path: string, visitor: Side, canary: LiveSite, stable: LiveSite): Side | null {
  const versions = versionsIn(path);
  const isOf = (site: LiveSite): boolean =>
    versions.every(([app, version]) => site.release.apps[app] === version);
  if (isOf(canary)) return isOf(stable) ? visitor : 'canary';
  return isOf(stable) ? 'stable' : null;
}

function versionsIn(path: string): [app: string, version: string][] {
  const [, folder, first = '', second = '', third = ''] = path.split('/');
  if (folder === 'assets') return [[first, second]];
  if (folder !== '_pages') return [];
  return [
    ['shell', first],
    [second, third],
  ];
}

import type { LiveSite } from '../live/live-site.ts';

/** A public app of a preview. */
export interface PreviewApp {
  name: string;
  version: string;
  /** Null where its build recorded none. */
  commit: string | null;
}

/** Facts about a preview that are shown before it is opened. Guarded apps are never named. */
export interface PreviewFacts {
  /** Commit of the app that was released last; null where it is guarded or has none. */
  commit: string | null;
  revision: number;
  /** ISO 8601, UTC. */
  at: string;
  /** Public apps whose version differs from the public site's. */
  apps: PreviewApp[];
}

/** Length of an abbreviated commit, as `pnpm ship` prints it. */
const COMMIT_LENGTH = 10;

export function previewFacts(site: LiveSite, main: LiveSite | null): PreviewFacts {
  const { changed, revision, at } = site.release;
  const shown = site.apps.map(({ manifest: { name, version, commit } }) => ({
    name,
    version,
    commit: commit?.slice(0, COMMIT_LENGTH) ?? null,
  }));
  const differs = ({ name, version }: PreviewApp): boolean =>
    main?.apps.some(({ manifest }) => manifest.name === name && manifest.version === version) !==
    true;
  const commit = shown.find(({ name }) => changed.includes(name))?.commit ?? null;
  return { commit, revision, at, apps: shown.filter(differs) };
}

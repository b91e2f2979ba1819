import { parseContentName } from '@talent/artifact/content-name';
import { appVersion } from '@talent/artifact/manifest';
import type { StackFrame } from '@talent/protocol/errors/stack-frames';
import type { ErrorEvidence } from '@talent/protocol/errors/error-reports';

export interface Culprit {
  app: string;
  /** Browser file without its folder, `post-a1_B2-c3.js`; null where no address named one. */
  file: string | null;
  /** Version in the address, as files of guarded apps have; null: the address names none. */
  version: string | null;
  evidence: ErrorEvidence;
}

export interface NamedApp {
  app: string;
  version: string | null;
}

/** The parts of a report that say where an error came from. Paths are paths on the site. */
export interface Traces {
  /** Innermost first. */
  frames: readonly StackFrame[];
  /** Frames of the components around a failure, innermost first; empty: React reported none. */
  componentFrames: readonly StackFrame[];
  /** The file that failed to load, or whose code took long; null: none is known. */
  file: string | null;
  /** App whose part of the page failed or was touched, as the page marks it; null: none is known. */
  region: NamedApp | null;
  /** App of the page that was shown, as the page says; null: unknown. */
  page: NamedApp | null;
}

/** Files of the shell that run for all apps: an error in them was caused by the code that called them, further down. */
const SHARED = /^(?:react|base|rolldown-runtime|__federation_[\w-]+)$/;

/**
 * The app that caused an error, by the addresses in its stack: the innermost frame that is not in a shared file. Without one, by
 * the components around it, by the file that failed, or by the part of the page. Only an error without any of these, such as a
 * rejection with a text, is attributed to the page's app, and says so.
 * @param apps names of the site's apps; addresses of others count for nothing
 * @returns null where nothing names an app of the site
 */
export function culpritOf(traces: Traces, apps: ReadonlySet<string>): Culprit | null {
  const read = (frames: readonly StackFrame[]) =>
    frames.flatMap(({ path }) => readPath(path, apps) ?? []);
  const own = (frames: readonly StackFrame[]) =>
    read(frames).find((place) => !isShared(place)) ?? null;
  const known = (named: NamedApp | null) => (named !== null && apps.has(named.app) ? named : null);

  const failed = traces.file === null ? null : readPath(traces.file, apps);
  if (failed !== null && !isShared(failed)) return { ...failed, evidence: 'file' };
  const frame = own(traces.frames);
  if (frame !== null) return { ...frame, evidence: 'stack' };
  const component = own(traces.componentFrames);
  if (component !== null) return { ...component, evidence: 'components' };
  const region = known(traces.region);
  if (region !== null) return { app: region.app, file: null, version: null, evidence: 'region' };
  // Nothing but shared files: they are the shell's.
  const shared = failed ?? read(traces.frames)[0];
  if (shared !== undefined) return { ...shared, evidence: 'stack' };
  const page = known(traces.page);
  return page === null ? null : { app: page.app, file: null, version: null, evidence: 'page' };
}

type Place = Omit<Culprit, 'evidence'>;

/** `/assets/<app>/<file>`, with a version or a retry's `~1` between; `/` is code that the shell wrote into the document. */
function readPath(path: string, apps: ReadonlySet<string>): Place | null {
  if (path === '/') return apps.has('shell') ? { app: 'shell', file: null, version: null } : null;
  const [, assets, app = '', ...rest] = path.split('/');
  if (assets !== 'assets' || !apps.has(app)) return null;
  const [first = ''] = rest;
  const version = appVersion.safeParse(first).success ? first : null;
  const file = rest.at(-1) ?? '';
  return { app, version, file: file === '' ? null : file };
}

function isShared({ app, file }: Place): boolean {
  if (app !== 'shell' || file === null) return false;
  return SHARED.test(stemOf(file));
}

function stemOf(file: string): string {
  return parseContentName(file)?.stem ?? file.replace(/\.\w+$/, '');
}

/** The file as every version of it is called: `mfe-blog/post.js`. The app alone where no file is known. */
export function placeOf({ app, file }: Pick<Culprit, 'app' | 'file'>): string {
  if (file === null) return app;
  const { stem, ending } = parseContentName(file) ?? { stem: file, ending: '' };
  return `${app}/${stem}${ending}`;
}

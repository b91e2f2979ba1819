import type { PageFacts } from './page-facts.ts';
import type { Target } from './target.ts';

/** Longest time for one answer, ms. */
const ANSWER_MS = 20_000;

/** A page as the server sends it. */
interface SentPage {
  status: number;
  html: string;
}

/**
 * A page whose two releases cannot look different: both answer with the same HTML, which names the same files of the apps
 * that draw it. Their names hold hashes of all that they load, so they are the same scripts, styles and pictures. What the HTML says about other apps (they are only used after a navigation) and the marks of a
 * preview do not count.
 *
 * @returns what is known of the page without opening it; null where it has to be opened
 */
export async function readSamePage(
  before: Target,
  after: Target,
  path: string,
): Promise<PageFacts | null> {
  const [one, two] = await Promise.all([ask(before, path), ask(after, path)]);
  if (one === null || two === null || one.status !== two.status) return null;
  if (comparable(one.html, before) !== comparable(two.html, after)) return null;
  return factsOf(path, two);
}

async function ask({ origin, cookie }: Target, path: string): Promise<SentPage | null> {
  const response = await fetch(origin + path, {
    redirect: 'manual',
    headers: cookie === null ? {} : { Cookie: cookie },
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch(() => null);
  if (response === null || !(response.status === 200 || response.status >= 400)) return null;
  return { status: response.status, html: await response.text() };
}

/** The versions of all apps, also of those that the page does not use. */
const COMPOSITION = /<script[^>]*id="composition-block"[^>]*>(.*?)<\/script>/s;

function liveVersions(html: string): Map<string, string> {
  const { shell = '', remotes = [] } = JSON.parse(COMPOSITION.exec(html)?.[1] || '{}') as {
    shell?: string;
    remotes?: { name: string; version: string }[];
  };
  return new Map([
    ['shell', shell],
    ...remotes.map(({ name, version }) => [name, version] as const),
  ]);
}

/** The HTML without the facts of the release around the page. Its own files keep their versions and hashes. */
export function comparable(html: string, { origin }: Pick<Target, 'origin'>): string {
  return html
    .replaceAll(origin, '')
    .replace(COMPOSITION, '')
    .replace(/<meta name="robots"[^>]*>/g, '')
    .replace(/<script[^>]*show-preview-badge[^>]*><\/script>/g, '');
}

/** The facts that the text alone gives: nothing of the page was looked at. */
export function factsOf(path: string, { status, html }: SentPage): PageFacts {
  const own = html.replace(COMPOSITION, '');
  const apps = [...own.matchAll(/\/assets\/([a-z][a-z0-9-]*)\//g)].map(([, app = '']) => app);
  const live = liveVersions(html);
  const versions = Object.fromEntries([...new Set(apps)].map((app) => [app, live.get(app) ?? '']));
  const owner = apps.find((app) => app !== 'shell') ?? 'shell';
  return { path, status, title: '', owner, versions, lines: [], sights: [] };
}

import { downloadKey, isFileName } from '../download-key.ts';
import { createHash } from 'node:crypto';
import type { DataClient } from '@talent/data/client';
import type { DeliveredSettings, PageBlock, PageHead, SiteConfig } from '@talent/sdk/contract';
import {
  isNotFound,
  isPageRedirect,
  type DrawingNode,
  type LoadContext,
  type PageFile,
  type RoutePlan,
  type ServedRemote,
} from '@talent/sdk/server';
import type { FoundAs } from '../page-index.ts';
import type {
  IconLink,
  PageLife,
  PageRequest,
  Rendered,
  RenderedFile,
  SocialCard,
} from './render-protocol.ts';
import { redirectTarget, assertEmbed, assertResourceType } from './assert-embed.ts';

/** Exports of a shell's server entry. */
export interface ShellServer {
  default: ServedRemote;
  /** `data:` URL of the site's icon. */
  icon: string;
  /** Icons and the web manifest by their addresses, for crawlers. */
  iconLinks: readonly IconLink[];
  frames: Record<'not-found' | 'guarded', PageHead>;
  /** Scripts that run before the first paint, by the kind of the document. Older shells have none. */
  earlyScripts?: Partial<Record<PageBlock['kind'], string>>;
  /** Social image of a page. */
  socialCard: (input: { head: PageHead; path: string; site: SiteConfig }) => DrawingNode;
  render: (input: { path: string; block: PageBlock; Page: unknown }) => Promise<string>;
}

export interface RenderContext {
  shell: ShellServer;
  app: ServedRemote;
  data: DataClient;
  site: SiteConfig;
  settings?: DeliveredSettings | undefined;
}

export async function enumeratePages({ app, ...context }: RenderContext): Promise<PageRequest[]> {
  const { data, site, settings } = context;
  const asked = { data, site, settings };
  const pages: PageRequest[] = [];
  for (const route of app.routes) {
    if (!route.plan || route.prerender === 'client') continue;
    const entries = route.plan.entries ? await route.plan.entries(asked) : [route.path];
    const { onVisit, search } = route.plan;
    const facts = { kind: 'page' as const, pattern: route.path };
    pages.push(
      ...entries.map((entry) => {
        const { path, ...listed } = typeof entry === 'string' ? { path: entry } : entry;
        const found = 'title' in listed && { found: { kind: kindOf(search), ...listed } };
        return onVisit ? { ...facts, path, onVisit, ...found } : { ...facts, path };
      }),
    );
  }
  // Older remotes have none.
  for (const { path: pattern, plan } of app.resources ?? []) {
    const entries = plan.entries ? await plan.entries(asked) : [pattern];
    const paths = entries.map((entry) => (typeof entry === 'string' ? entry : entry.path));
    pages.push(...paths.map((path) => ({ kind: 'resource' as const, path, pattern })));
  }
  return pages;
}

/** Runs the loader of a page or a resource and renders its result. */
export async function renderPage(context: RenderContext, page: PageRequest): Promise<Rendered> {
  const { shell, app, site } = context;
  const { kind, path } = page;
  if (kind === 'resource') return unlessNotFound(renderResource(context, page));
  const { icon, iconLinks } = shell;
  const earlyScript = shell.earlyScripts?.[kind];
  if (kind !== 'page') {
    const head = shell.frames[kind];
    const block = { kind, app: 'shell', pattern: null, head, data: null, site };
    const body = await shell.render({ path, block, Page: null });
    const frame = { card: { status: 'none' }, life: {}, files: [] } as const;
    return { type: 'page', block, body, icon, iconLinks, earlyScript, ...frame };
  }
  const route = app.routes.find((candidate) => candidate.path === page.pattern);
  if (!route?.plan) throw new Error(`${app.name} has no composed route ${page.pattern ?? ''}.`);
  const { publish, files } = collectDownloads();
  const block = await unlessNotFound(
    load(context, route.plan, { path, pattern: route.path, publish }),
  );
  if (block === null || 'type' in block) return block;
  const { default: Page } = await route.page();
  const body = await shell.render({ path, block, Page });
  const card = cardOf(context, block.head, path);
  const life = lifeOf(route.plan, block.data);
  const found = foundAs(route.plan, block);
  const facts = { card, life, ...(found && { found }), files: files() };
  return { type: 'page', block, body, icon, iconLinks, earlyScript, ...facts };
}

const kindOf = (search: RoutePlan['search']): string => search?.kind ?? 'Pages';

/**
 * What the site's search knows of a page: its title without the brand, keywords, words of its plan, and the questions that it
 * answers. Nothing of a page that asks to be left out, unless its plan names the search.
 */
function foundAs({ search }: RoutePlan, { head, data, site }: PageBlock): FoundAs | null {
  if (head.robots !== 'index, follow' && !search) return null;
  const words = [search?.words?.(data) ?? '', head.keywords ?? ''].join('|');
  const questions = (head.structuredData ?? []).flatMap(questionsOf);
  return {
    kind: kindOf(search),
    title: head.title.replace(` | ${site.brand}`, ''),
    ...(words !== '|' && { words }),
    ...(questions.length > 0 && { questions }),
  };
}

function questionsOf(structured: Record<string, unknown>): string[] {
  if (structured['@type'] !== 'FAQPage' || !Array.isArray(structured['mainEntity'])) return [];
  return structured['mainEntity'].map(({ name }: { name?: unknown }) => String(name));
}

function lifeOf({ status, validUntil }: RoutePlan, data: unknown): PageLife {
  const end = validUntil?.(data) ?? null;
  return {
    ...(status?.(data) === 410 ? { status: 410 } : {}),
    ...(end === null ? {} : { validUntil: end }),
  };
}

/** A failed picture is reported, not thrown: the page matters more. */
function cardOf({ shell, app, site }: RenderContext, head: PageHead, path: string): SocialCard {
  const isPublic = app.guard === null && head.robots === 'index, follow';
  if (!isPublic || head.image) return { status: 'none' };
  try {
    return { status: 'designed', drawing: shell.socialCard({ head, path, site }) };
  } catch (error) {
    return { status: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

async function load(
  { app, data, site, settings }: RenderContext,
  plan: RoutePlan,
  { path, pattern, publish }: Pick<LoadContext, 'path' | 'publish'> & { pattern: string },
): Promise<PageBlock | { type: 'redirect'; location: string }> {
  const params = pathParams(pattern, path);
  const loaded = plan.load
    ? await plan.load({ data, params, path, site, settings, publish })
    : null;
  if (isPageRedirect(loaded)) {
    return { type: 'redirect', location: redirectTarget(path, loaded.location) };
  }
  // The browser reads this JSON: rendering with anything else could differ from hydration.
  const json: unknown = JSON.parse(JSON.stringify(loaded ?? null));
  const head = plan.head({ data: json, params, path, site });
  // Hydration has to render with the settings that the page was rendered with.
  const facts = { kind: 'page', app: app.name, pattern, head, data: json, site } as const;
  return settings === undefined ? facts : { ...facts, settings };
}

/** @throws Error for a media type that no resource may have, or a document that is no embed. */
async function renderResource(
  { app, data, site, settings }: RenderContext,
  { path, pattern }: PageRequest,
): Promise<Rendered> {
  const resource = app.resources?.find((candidate) => candidate.path === pattern);
  if (!resource) throw new Error(`${app.name} has no resource ${pattern ?? ''}.`);
  const params = pathParams(resource.path, path);
  const { load, sharing } = resource.plan;
  const { contentType, body } = await load({ data, params, path, site, settings });
  if (sharing === 'embed') assertEmbed(path, contentType, body);
  else assertResourceType(path, contentType);
  const base64 = Buffer.from(body).toString('base64');
  return { type: 'resource', contentType, base64 };
}

/** Null where a loader finds nothing. */
function unlessNotFound<Value>(loading: Promise<Value>): Promise<Value | null> {
  return loading.catch((error: unknown) => {
    if (isNotFound(error)) return null;
    throw error;
  });
}

/** Values of a pattern's `:name` segments in `path`, decoded. */
function pathParams(pattern: string, path: string): Record<string, string> {
  const values = path.split('/');
  const params: Record<string, string> = {};
  for (const [index, segment] of pattern.split('/').entries()) {
    if (segment.startsWith(':')) params[segment.slice(1)] = decodeURIComponent(values[index] ?? '');
  }
  return params;
}

/** Collects the files that a page's loader publishes while it runs, keyed by the hashes of their bytes. */
function collectDownloads() {
  const byKey = new Map<string, RenderedFile>();
  return {
    /** @throws Error for a name that no download may have */
    publish({ name, body }: PageFile): string {
      if (!isFileName(name)) {
        throw new Error(`"${name}" is no name of a download: use one like salary-guide.pdf`);
      }
      const bytes = Buffer.from(body);
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
      const key = downloadKey({ hash, name });
      byKey.set(key, { key, base64: bytes.toString('base64') });
      return `/_${key}`;
    },
    /** Everything published so far, each file once. */
    files: (): readonly RenderedFile[] => [...byKey.values()],
  };
}

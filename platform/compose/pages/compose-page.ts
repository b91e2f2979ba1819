import type { ServedContent } from '@talent/api/platform/next-page';
import type { MovedPage, PageBlock, PageData, PageHead } from '@talent/sdk/contract';
import type { Manifest } from '@talent/artifact/manifest';
import type { ReleaseStore } from '../../registry/release-store.ts';
import { hashDocument, renderDocument } from './document.ts';
import { pairOf } from '../page-index-file.ts';
import { pageKeys, type PageEntry } from '../page-index.ts';
import type { PageRequest, RenderedPage } from '../render/render-protocol.ts';
import type { TakenRenderer } from '../render/renderer.ts';
import type { SocialImages } from '../pictures/social-images.ts';
import { z } from 'zod';

export interface ComposedPage {
  entry: PageEntry;
  files: readonly (readonly [key: string, body: string | Uint8Array])[];
}

export interface PageWork {
  store: ReleaseStore;
  renderer: TakenRenderer;
  images: SocialImages;
  shell: Manifest;
  app: Manifest;
  /** Stamp of the app's settings; undefined: its defaults. */
  settings: string | undefined;
}

/** Composes one page, redirect or resource, which the caller stores; null where its loader found nothing. */
export async function composePage(
  work: PageWork,
  request: PageRequest,
): Promise<ComposedPage | null> {
  const page = await compose(work, request);
  const isFrame = request.kind === 'not-found' || request.kind === 'guarded';
  if (page === null || work.settings === undefined || isFrame) return page;
  return { ...page, entry: { ...page.entry, settings: work.settings } };
}

async function compose(work: PageWork, request: PageRequest): Promise<ComposedPage | null> {
  const { store, renderer, images, shell, app } = work;
  const rendered = await renderer.render(request);
  if (rendered === null) return null;
  const { kind, path, pattern } = request;
  const keys = pageKeys(pairOf(shell, app), path);
  if (rendered.type === 'redirect') {
    const { location } = rendered;
    const data = JSON.stringify({ movedTo: location } satisfies MovedPage);
    const entry = { path, pattern, kind: 'redirect', location, hash: hashDocument(data) } as const;
    return { entry, files: [[keys.data, data]] };
  }
  if (rendered.type === 'resource') {
    const body = Buffer.from(rendered.base64, 'base64');
    const { contentType } = rendered;
    const facts = { kind: 'resource', contentType, hash: hashDocument(body) } as const;
    return { entry: { path, pattern, ...facts }, files: [[keys.resource, body]] };
  }
  // Before a page names them; files with the same bytes are there already.
  for (const { key, base64 } of rendered.files) {
    if (!(await store.has(key))) await store.create(key, Buffer.from(base64, 'base64'));
  }
  const block = await withImage(rendered, images, path);
  const { head } = block;
  const html = renderDocument({ ...rendered, shell, app, block });
  const content = contentOf(rendered.body);
  const { settings } = block;
  const forNavigation = {
    head,
    data: block.data,
    ...(settings && { settings }),
    ...(content !== undefined && { content }),
  };
  const data = JSON.stringify(forNavigation satisfies PageData & ServedContent);
  return {
    entry: {
      ...{ kind, path, pattern },
      hash: hashDocument(html),
      dataHash: hashDocument(data),
      ...pageFacts(head),
      ...rendered.life,
      ...(rendered.found && { found: rendered.found }),
    },
    files: [
      [keys.data, data],
      [keys.html, html],
    ],
  };
}

/** Adds the social image, which is stored before a page names it. */
async function withImage(
  { block, card }: RenderedPage,
  images: SocialImages,
  path: string,
): Promise<PageBlock> {
  const image = await images.pathOf(card, path);
  if (!image) return block;
  return { ...block, head: { ...block.head, image: { path: image, alt: block.head.title } } };
}

const moment = z.iso.datetime({ offset: true }).or(z.iso.date());

/** The facts of a page that its index holds for the sitemap. */
export function pageFacts({
  robots,
  modifiedAt: stated,
  structuredData = [],
}: PageHead): Pick<PageEntry, 'noindex' | 'modifiedAt'> {
  // The newest change that the page's head or its structured data states.
  const modifiedAt = [stated, ...structuredData.map(statedChange)]
    .map((date) => moment.safeParse(date).data)
    .filter((date) => date !== undefined)
    .sort((left, right) => Date.parse(left) - Date.parse(right))
    .at(-1);
  return {
    ...(robots === 'index, follow' ? {} : { noindex: true as const }),
    ...(modifiedAt === undefined ? {} : { modifiedAt }),
  };
}

function statedChange({ dateModified, datePublished }: Record<string, unknown>): unknown {
  return dateModified ?? datePublished;
}

/** Longest content that a navigation brings along, characters: a longer one would arrive later than the code. */
const LONGEST = 120_000;

/** HTML inside the `main` of a body: a navigation shows it until the page's code has run. Undefined: there is none, or it is too long. */
export function contentOf(body: string): string | undefined {
  const start = /<main\b[^>]*>/.exec(body);
  const end = body.lastIndexOf('</main>');
  if (start === null || end < 0) return undefined;
  const content = body.slice(start.index + start[0].length, end);
  return content.length > LONGEST ? undefined : content;
}

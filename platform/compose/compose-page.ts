import type { MovedPage, PageBlock, PageData } from '@talent/sdk/contract';
import type { Manifest } from '@talent/artifact/manifest';
import type { ReleaseStore } from '../registry/release-store.ts';
import type { Store } from '../store/store.ts';
import { hashDocument, renderDocument } from './document.ts';
import { pageFacts } from './page-facts.ts';
import { pageKeys } from './page-index.ts';
import type { PageEntry } from './page-index.ts';
import type { PageRequest, RenderedFile, RenderedPage } from './render-protocol.ts';
import type { Renderer } from './renderer.ts';
import type { SocialImages } from './social-images.ts';

/** A page that is ready: its entry in the index, and its files by their keys in the store. */
export interface ComposedPage {
  entry: PageEntry;
  files: readonly (readonly [key: string, body: string | Uint8Array])[];
}

/** With what pages are composed. */
export interface PageWork {
  store: ReleaseStore;
  renderer: Renderer;
  images: SocialImages;
  shell: Manifest;
  app: Manifest;
}

/**
 * Composes one page, redirect or resource; null where its loader found nothing. Of its files only those are in the
 * store that stand under the hash of their bytes.
 */
export async function composePage(
  work: PageWork,
  request: PageRequest,
): Promise<ComposedPage | null> {
  const { store, renderer, images, shell, app } = work;
  const rendered = await renderer.render(request);
  if (rendered === null) return null;
  const { path, pattern } = request;
  const keys = pageKeys({ shell: shell.version, app: app.name, version: app.version }, path);
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
  await storeDownloads(store, rendered.files);
  const block = await withImage(rendered, images, path);
  const { head } = block;
  const html = renderDocument({ shell, app, block, body: rendered.body, icon: rendered.icon });
  const data = JSON.stringify({ head, data: block.data } satisfies PageData);
  return {
    entry: {
      ...request,
      hash: hashDocument(html),
      dataHash: hashDocument(data),
      ...pageFacts(head),
      ...rendered.life,
    },
    files: [
      [keys.data, data],
      [keys.html, html],
    ],
  };
}

/** The files that a page offers are in the store before any page names them; the same bytes are there already. */
async function storeDownloads(store: Store, files: readonly RenderedFile[]): Promise<void> {
  for (const { key, base64 } of files) {
    if (!(await store.has(key))) await store.create(key, Buffer.from(base64, 'base64'));
  }
}

/** The page's block with its social image, which is in the store before any page names it. */
async function withImage(
  { block, card }: RenderedPage,
  images: SocialImages,
  path: string,
): Promise<PageBlock> {
  const image = await images.pathOf(card, path);
  if (!image) return block;
  return { ...block, head: { ...block.head, image: { path: image, alt: block.head.title } } };
}

import {
  COMPOSITION_BLOCK_ID,
  PAGE_BLOCK_ID,
  ROOT_ID,
  type Composition,
  type PageBlock,
} from '@talent/sdk/contract';

/** Parts of a page of a running site. */
export interface ReadDocument {
  composition: Composition;
  block: PageBlock;
  /** HTML of the root element. */
  body: string;
  /** `<link>` elements of the remotes' stylesheets. */
  links: string[];
}

/** Reads the parts of a document of this platform; null for any other document. */
export function readDocument(html: string): ReadDocument | null {
  const composition = readBlock<Composition>(html, COMPOSITION_BLOCK_ID);
  const block = readBlock<PageBlock>(html, PAGE_BLOCK_ID);
  const body = new RegExp(`<body><div id="${ROOT_ID}">([\\s\\S]*)</div></body>`).exec(html)?.[1];
  if (!composition || !block || body === undefined || !Array.isArray(composition.remotes)) {
    return null;
  }
  const links = html.match(/<link rel="stylesheet" href="\/assets\/(?!shell\/)[^>]+>/g) ?? [];
  return { composition, block, body, links };
}

function readBlock<Block>(html: string, id: string): Block | null {
  const script = new RegExp(`<script type="application/json" id="${id}">([\\s\\S]*?)</script>`);
  const text = script.exec(html)?.[1];
  if (!text) return null;
  try {
    return JSON.parse(text) as Block;
  } catch {
    return null;
  }
}

/** The upstream's answer at a path. */
export type UpstreamPage =
  | { kind: 'document'; status: number; document: ReadDocument }
  /** No page: the shell's not-found page, or the guarded frame for an admin. */
  | { kind: 'frame'; status: number; frame: 'not-found' | 'guarded' }
  /** A redirect, a feed or a file, which is forwarded unchanged. */
  | { kind: 'answer'; response: Response };

/** The part of the site that does not come from source. */
export interface Upstream {
  /** The composition without the sources. */
  composition(request: Request): Promise<Composition>;
  /** The page at a path that no app from source owns. */
  page(request: Request): Promise<UpstreamPage>;
  /** Services and files: data, sign-in, the guard, released files. */
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

import type { PageDocument } from './page-facts';

type Files = Pick<PageDocument, 'scripts' | 'styles' | 'images'>;

/** Addresses of files on this site that a page names, each once: of one kind, or all. */
export function filesOf(document: Files, origin: string, kind?: keyof Files): string[] {
  const images = document.images.flatMap(({ source }) =>
    URL.canParse(source, origin) ? new URL(source, origin).href : [],
  );
  const files = { ...document, images };
  const addresses = kind ? files[kind] : [...files.scripts, ...files.styles, ...images];
  return [...new Set(addresses)].filter((address) => address.startsWith(`${origin}/`));
}

import { escapeHtml } from '@talent/sdk/server';
import { nameOfLook, type Look } from '../page-facts.ts';

export type Side = 'before' | 'after';

/** A page's pictures, by look. */
export interface PicturedPage {
  path: string;
  looks: readonly {
    look: Look;
    /** Whether both releases look the same, to the pixel: then there is one picture. */
    isSame: boolean;
    /** File names beside the sheet; null: that release has no such page, or there is one release alone. */
    before: string | null;
    after: string | null;
  }[];
}

interface SheetOptions {
  /** Names of the releases; `before` is null where there is one alone. */
  labels: { before: string | null; after: string };
  madeAt: Date;
}

/** All pictures on one sheet, a row a page: an HTML document that loads the files beside it, and no script. */
export function sheetHtml(
  pages: readonly PicturedPage[],
  { labels, madeAt }: SheetOptions,
): string {
  const { before } = labels;
  const after = escapeHtml(labels.after);
  const title = before === null ? `Looks of ${after}` : `${escapeHtml(before)} and ${after}`;
  const changed = pages.filter(({ looks }) => looks.some(({ isSame }) => !isSame)).length;
  const counts = before === null ? '' : `, ${changed} of them changed`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<h1>${title}</h1>
<p>${pages.length} pages${counts}. ${madeAt.toISOString().slice(0, 16).replace('T', ' ')} UTC. Select a picture for its full size.</p>
${pages.map(rowHtml).join('\n')}
</body>
</html>
`;
}

function rowHtml({ path, looks }: PicturedPage): string {
  const pictures = looks.flatMap(({ look, isSame, before, after }) => [
    figureHtml(before, look, 'before'),
    figureHtml(after, look, isSame ? 'unchanged' : 'after'),
  ]);
  return `<section><h2>${escapeHtml(path)}</h2><div class="strip">${pictures.join('')}</div></section>`;
}

function figureHtml(file: string | null, look: Look, word: string): string {
  if (file === null) return '';
  const name = `${nameOfLook(look)}, ${word}`;
  return `<figure class="w${look.width}"><a href="${escapeHtml(file)}"><img src="${escapeHtml(file)}" alt="${name}" loading="lazy"></a><figcaption>${name}</figcaption></figure>`;
}

const style = `
:root { color-scheme: light dark; }
body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; }
h2 { font: 600 0.9375rem/1.4 ui-monospace, monospace; margin: 2rem 0 0.5rem; border-top: 1px solid; padding-top: 0.75rem; }
.strip { display: flex; gap: 1rem; overflow-x: auto; align-items: flex-start; }
figure { margin: 0; flex: none; }
.w1280 { width: 22rem; }
.w360 { width: 9rem; }
img { display: block; width: 100%; max-height: 60rem; object-fit: cover; object-position: top; border: 1px solid #8888; }
figcaption { font-size: 0.8125rem; }
`;

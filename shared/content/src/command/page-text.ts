import { JSDOM } from 'jsdom';

/** Elements that hold running text. Headings, captions, labels, buttons and tables of figures are not read. */
const PROSE = 'p, li, dd, blockquote';

/** The words of a page between header and footer. */
export interface PageText {
  /** Each paragraph, list item and definition once, in order. Some are no sentences: `readingGrade` leaves those out. */
  passages: readonly string[];
  /** All words, headings and figures among them. */
  all: string;
  /** The claims that the page marks, by key, each with the source that the page names for it. */
  claims: ReadonlyMap<string, string | undefined>;
}

/** Reads the main part of a document. */
export function pageText(html: string): PageText {
  const { document } = new JSDOM(html).window;
  const main = document.querySelector('main') ?? document.body;
  for (const hidden of main.querySelectorAll('script, style, svg, [hidden], [data-app="shell"]')) {
    hidden.remove();
  }
  const all = words(main.textContent);
  const claims = new Map(
    [...main.querySelectorAll('[data-claim]')].map((element) => [
      element.getAttribute('data-claim') ?? '',
      sourceOf(element),
    ]),
  );
  // The innermost ones: a list item that holds a paragraph is read once.
  const innermost = [...main.querySelectorAll(PROSE)].filter(
    (element) => element.querySelector(PROSE) === null,
  );
  for (const element of innermost) removeHeading(element);
  const passages = innermost.map((element) => words(element.textContent)).filter(Boolean);
  return { passages: [...new Set(passages)], all, claims };
}

/** The source below a claim's figure. */
function sourceOf(claim: Element): string | undefined {
  const notes = [...claim.querySelectorAll('p')].map(({ textContent }) => words(textContent));
  return notes.find((note) => note.startsWith('Source: '))?.slice('Source: '.length);
}

/** Takes away the bold words that head a list item (`Data. You send us …`): they are no sentence of its text. */
function removeHeading(element: Element): void {
  const bold = element.querySelector('strong');
  const [heading, text] = [words(bold?.textContent ?? ''), words(element.textContent)];
  const isHeading = /[.?!:]$/.test(heading) && text.startsWith(heading) && text !== heading;
  if (isHeading) bold?.remove();
}

function words(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

import { JSDOM } from 'jsdom';

/** Elements whose words are read as prose. Headings, labels, buttons and tables of figures are not sentences. */
const PROSE = 'p, li, dd, blockquote, figcaption';
/** Shorter texts are labels. */
const FEWEST_WORDS = 5;

/** The words of a page between header and footer. */
export interface PageText {
  /** Each passage of prose once, in order. */
  passages: readonly string[];
  /** All words, headings and figures among them. */
  all: string;
  /** Keys of the claims that the page marks. */
  claimKeys: readonly string[];
}

/** Reads the main part of a document. */
export function pageText(html: string): PageText {
  const { document } = new JSDOM(html).window;
  const main = document.querySelector('main') ?? document.body;
  for (const hidden of main.querySelectorAll('script, style, svg, [hidden], [data-app="shell"]')) {
    hidden.remove();
  }
  const passages = [...main.querySelectorAll(PROSE)]
    // The innermost ones: a list item that holds a paragraph is read once.
    .filter((element) => element.querySelector(PROSE) === null)
    .map((element) => words(element.textContent))
    .filter((text) => text.split(' ').length >= FEWEST_WORDS);
  const marked = [...main.querySelectorAll('[data-claim]')].map(
    (element) => element.getAttribute('data-claim') ?? '',
  );
  return {
    passages: [...new Set(passages)],
    all: words(main.textContent),
    claimKeys: [...new Set(marked)],
  };
}

function words(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

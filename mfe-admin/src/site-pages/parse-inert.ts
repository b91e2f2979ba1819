import { htmlParser } from '@talent/ui/html-parser';

/** Parses fetched text. What it gives must stay away from the page's own document. */
export const parseInert = htmlParser('inert-html');

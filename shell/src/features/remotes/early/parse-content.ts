import { htmlParser } from '@talent/ui/html-parser';

/** Elements that answer only with code, or would lose what was entered. */
const CONTROLS = 'form, button, input, select, textarea, summary, [tabindex="0"]';

const parse = htmlParser('page-content');

/**
 * The nodes of a page's content. Its HTML comes from the site's own gateway, as a document does; a script in it would not
 * run. Forms and controls take nothing yet: the page's code renders them again, and entries would be lost.
 */
export function parseContent(html: string): Node[] {
  const { body } = parse(html);
  const page = body.querySelector('[data-app]') ?? body;
  for (const control of page.querySelectorAll<HTMLElement>(CONTROLS)) control.inert = true;
  return [...page.childNodes].map((node) => document.adoptNode(node));
}

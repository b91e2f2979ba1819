import type { PageHead, SiteConfig } from '../contract.ts';
import { HEAD_MARK, headTags } from './head-tags.ts';
import type { HeadTag } from './head-tags.ts';

/** Puts a page's head into the document in place of the one before, after a client navigation. */
export function applyHead(head: PageHead, site: SiteConfig): void {
  for (const element of document.head.querySelectorAll(`[${HEAD_MARK}]`)) element.remove();
  document.head.append(...headTags(head, site).map(toElement));
}

function toElement(tag: HeadTag): HTMLElement {
  const element = document.createElement(tag.tag);
  element.setAttribute(HEAD_MARK, '');
  if ('attributes' in tag) {
    for (const [name, value] of Object.entries(tag.attributes)) element.setAttribute(name, value);
  }
  // The text of a JSON-LD script is data, not code: a text node needs no trusted type.
  if ('text' in tag) element.append(document.createTextNode(tag.text));
  return element;
}

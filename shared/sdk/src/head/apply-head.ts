import type { PageHead, SiteConfig } from '../contract.ts';
import { dataScript } from './data-script.ts';
import { HEAD_MARK, headTags } from './head-tags.ts';
import type { HeadTag } from './head-tags.ts';

/** Replaces the document head with that of a page, after a client navigation. */
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
  if ('text' in tag) element.textContent = tag.tag === 'script' ? dataScript(tag.text) : tag.text;
  return element;
}

import type { PageHead, SiteConfig } from '../contract.ts';
import { HEAD_MARK, headTags, type HeadTag } from './head-tags.ts';

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

/** The part of the Trusted Types API that is used here; TypeScript's DOM library lacks it. */
interface TrustedTypes {
  createPolicy(name: string, rules: DataPolicy): DataPolicy;
}

interface DataPolicy {
  /** Returns a TrustedScript object, which a script element accepts like a string. */
  createScript(json: string): string;
}

const rules: DataPolicy = {
  createScript: (json) => {
    JSON.parse(json);
    return json;
  },
};

let policy: DataPolicy | null = null;

/**
 * Text for a script element that holds data. Chromium requires a trusted type for every `type` of a
 * script. This policy accepts JSON and nothing that could run.
 * @throws SyntaxError for anything that is not JSON.
 */
function dataScript(json: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('structured-data', rules) ?? rules;
  return policy.createScript(json);
}

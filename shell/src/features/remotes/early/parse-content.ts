/** The part of the Trusted Types API that is used here; TypeScript's DOM library does not have it. */
interface TrustedTypes {
  createPolicy(name: string, rules: ContentPolicy): ContentPolicy;
}

interface ContentPolicy {
  /** A TrustedHTML object, which the parser takes in place of a string. */
  createHTML(text: string): string;
}

/** Named in the site's content security policy; a name can be taken once. */
const policyName = 'page-content';

/** What answers only with code, or would lose what was entered. */
const CONTROLS = 'form, button, input, select, textarea, summary, [tabindex="0"]';

let policy: ContentPolicy | null = null;

/**
 * The nodes of a page's content. Its HTML comes from the site's own gateway, as a document does; a script in it would not
 * run. Forms and controls take nothing yet: the page's code would begin them anew.
 */
export function parseContent(html: string): Node[] {
  policy ??= createPolicy();
  const { body } = new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
  const page = body.querySelector('[data-app]') ?? body;
  for (const control of page.querySelectorAll<HTMLElement>(CONTROLS)) control.inert = true;
  return [...page.childNodes].map((node) => document.adoptNode(node));
}

function createPolicy(): ContentPolicy {
  const rules: ContentPolicy = { createHTML: (text) => text };
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  // Browsers without the API take the string itself.
  return trustedTypes?.createPolicy(policyName, rules) ?? rules;
}

/** The part of the Trusted Types API that is used here; TypeScript's DOM library does not have it. */
interface TrustedTypes {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

interface HtmlPolicy {
  /** A TrustedHTML object, which the parser takes in place of a string. */
  createHTML(text: string): string;
}

type ParseHtml = (text: string, type?: 'text/html' | 'application/xml') => Document;

/**
 * Makes a parser whose documents have no window: their scripts never run and their images never load.
 *
 * @param policyName a Trusted Types policy of the site's content security policy, for this parser alone: a name can be
 * taken once
 */
export function htmlParser(policyName: string): ParseHtml {
  let policy: HtmlPolicy | null = null;
  return (text, type = 'text/html') => {
    policy ??= createPolicy(policyName);
    return new DOMParser().parseFromString(policy.createHTML(text), type);
  };
}

function createPolicy(name: string): HtmlPolicy {
  const rules: HtmlPolicy = { createHTML: (text) => text };
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  // Browsers without the API take the string itself.
  return trustedTypes?.createPolicy(name, rules) ?? rules;
}

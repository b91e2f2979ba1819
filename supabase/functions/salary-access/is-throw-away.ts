import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';

/** Thousands of names, read at first use. */
let known: ReadonlySet<string> | null = null;

/** Whether an address belongs to a known service for throw-away mail, or to a subdomain of one. */
export function isThrowAway(email: string): boolean {
  known ??= disposableEmailBlocklistSet();
  const labels = (email.toLowerCase().split('@').at(-1) ?? '').split('.');
  const domains = labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
  return domains.some((domain) => known?.has(domain));
}

import { DEFAULT_REPLY_TIME } from '@talent/api/forms/reply-time';
import type { SiteConfig } from '@talent/sdk';
import { termFacts } from './term-facts';

/** The settings that a text can name: `{reply-time}`, and so on. */
export function siteFacts(site: SiteConfig): Readonly<Record<string, string>> {
  const { brand, email, operator, terms } = site;
  return {
    brand,
    'reply-time': terms?.replyTime ?? DEFAULT_REPLY_TIME,
    'legal-name': operator?.legalName ?? brand,
    ...termFacts(site),
    'privacy-contact': operator?.privacyContact ?? 'the person responsible for privacy',
    'responsible-company': responsibleCompany(site),
    'company-address': companyAddress(site),
    'privacy-office': operator?.privacyContact
      ? `${operator.privacyContact} is in charge of personal information and answers your questions. Email ${email}.`
      : isDemonstration(site)
        ? `Nobody has been named for this demonstration. Email ${email} and ask for the privacy contact.`
        : `No name has been entered on this site yet. Until then, the person who leads the company is in charge of personal information. Email ${email} and ask for the privacy contact.`,
  };
}

const isDemonstration = ({ mode = 'demo' }: SiteConfig) => mode === 'demo';

function responsibleCompany(site: SiteConfig): string {
  const { brand, operator } = site;
  if (operator?.legalName === undefined) {
    if (isDemonstration(site)) {
      return `This demonstration has no company behind it. On a live site, the company that runs ${brand} is named here and is responsible for your data.`;
    }
    return `The company that runs ${brand} is responsible for your data. It has not entered its registered name on this site yet.`;
  }
  const licenses = operator.licenses ?? [];
  const role = `${operator.legalName} runs this site as ${brand} and is responsible for your data: it is the “controller” under the GDPR and the “business” under US state laws.`;
  return licenses.length === 0 ? role : `${role} Licenses: ${licenses.join(', ')}.`;
}

function companyAddress(site: SiteConfig): string {
  const { email, operator, postalAddress } = site;
  const address =
    postalAddress.length === 0
      ? `${isDemonstration(site) ? 'This demonstration has no postal address' : 'The company has not entered a postal address on this site yet'}. Email ${email} instead.`
      : `${postalAddress.join(', ')}.`;
  return operator?.phone === undefined ? address : `${address} Phone: ${operator.phone}.`;
}

const named = /\{([a-z]+(?:-[a-z]+)*)\}/g;

/** Fills the settings into every text of a value of JSON. An unknown name is left as it is. */
export function withSiteFacts<Value>(value: Value, site: SiteConfig): Value {
  const facts = siteFacts(site);
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string') {
      return part.replaceAll(named, (whole, name: string) => facts[name] ?? whole);
    }
    if (Array.isArray(part)) return part.map(fill);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, fill(inner)]));
  };
  return fill(value) as Value;
}

import type { SiteConfig } from '@talent/sdk';
import type { siteStatus } from './content/site-status';

type Fact = keyof typeof siteStatus.facts.names;

/** The operator's facts that are not set, in the order of their names. */
export function missingFacts({ operator = {}, postalAddress, terms = {} }: SiteConfig): Fact[] {
  const isSet: Record<Fact, boolean> = {
    legalName: operator.legalName !== undefined,
    postalAddress: postalAddress.length > 0,
    phone: operator.phone !== undefined,
    licenses: (operator.licenses ?? []).length > 0,
    privacyContact: operator.privacyContact !== undefined,
    guarantee: terms.guaranteeDays !== undefined,
    replacement: terms.replacement !== undefined,
  };
  return (Object.keys(isSet) as Fact[]).filter((fact) => !isSet[fact]);
}

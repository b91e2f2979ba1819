import { claims } from '@talent/content/claims';
import { isShown } from '@talent/content/shown-claims';
import { useSite, type SiteConfig } from '@talent/sdk';
import type { ReactNode } from 'react';
import { ToolSection } from '../../frame/tool-section';
import { siteStatus } from './content/site-status';

const { facts: text } = siteStatus;

/** Which facts of the operator are not set, and which claims are not shown. */
export function OperatorFacts(): ReactNode {
  const site = useSite();
  const missing = missingFacts(site);
  const hidden = Object.values(claims).filter((claim) => !isShown(claim, site));
  return (
    <ToolSection title={text.title}>
      <p className="max-w-prose">
        {text.lede} {site.mode === 'live' ? text.live : text.demo}
      </p>
      {missing.length === 0 ? (
        <p className="mt-3">{text.complete}</p>
      ) : (
        <NamedList title={text.missing} names={missing.map((fact) => text.names[fact])} />
      )}
      {hidden.length > 0 && (
        <NamedList title={text.noSources} names={hidden.map(({ key }) => key)} />
      )}
    </ToolSection>
  );
}

function NamedList({ title, names }: { title: string; names: readonly string[] }): ReactNode {
  return (
    <>
      <p className="mt-3 font-semibold">{title}</p>
      <ul className="mt-1 list-disc pl-5">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}

type Fact = keyof typeof siteStatus.facts.names;

/** The operator's facts that are not set, in the order of their names. */
function missingFacts({ operator = {}, postalAddress, terms = {} }: SiteConfig): Fact[] {
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

import { Link } from '@talent/ui/link';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Address } from '../../../table/address';
import { Clipped } from '../../../table/clipped';
import { resultTexts } from '../content/comprehensive-seo';

/** A page of the live site, which opens beside the tool. */
export function PageLink({ path }: { path: string }): ReactNode {
  return (
    <Clipped isLong={path.length > 24}>
      <Link asChild tone="ink">
        <a href={path} target="_blank" rel="noopener">
          <Address>{path}</Address>
          <ExternalLink aria-hidden="true" className="ms-1 inline size-3 align-baseline" />
          <span className="sr-only"> ({resultTexts.newTab})</span>
        </a>
      </Link>
    </Clipped>
  );
}

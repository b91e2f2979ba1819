import { Link as RouterLink } from '@talent/sdk';
import { Link, type LinkProps } from '@talent/ui/link';
import type { ComponentProps } from 'react';

type SiteLinkProps = ComponentProps<typeof RouterLink> & Pick<LinkProps, 'tone'>;

/** A link inside text to a page of this site, which opens without loading the tab anew. */
export function SiteLink({ tone = 'signal', className = '', ...link }: SiteLinkProps) {
  return (
    <Link asChild tone={tone} className={className}>
      <RouterLink {...link} />
    </Link>
  );
}

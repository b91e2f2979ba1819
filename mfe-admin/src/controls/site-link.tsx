import { Link as RouterLink } from '@talent/sdk';
import { Button, type ButtonProps } from '@talent/ui/button';
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

type ButtonLinkProps = ComponentProps<typeof RouterLink> & Pick<ButtonProps, 'size' | 'variant'>;

/** A link to a page of this site that looks like a button: small and secondary by default. */
export function ButtonLink(props: ButtonLinkProps) {
  const { size = 'sm', variant = 'secondary', className = '', ...link } = props;
  return (
    <Button asChild size={size} variant={variant} className={className}>
      <RouterLink {...link} />
    </Button>
  );
}

import { Link } from '@talent/sdk';
import { Button, type ButtonProps } from '@talent/ui/button';
import type { ComponentProps } from 'react';

type ButtonLinkProps = ComponentProps<typeof Link> & Pick<ButtonProps, 'size' | 'variant'>;

/** A link to a page of this site that looks like a button: small and secondary by default. */
export function ButtonLink(props: ButtonLinkProps) {
  const { size = 'sm', variant = 'secondary', className = '', ...link } = props;
  return (
    <Button asChild size={size} variant={variant} className={className}>
      <Link {...link} />
    </Button>
  );
}

import { useHydrated } from '@talent/ui/use-hydrated';
import type { ComponentProps } from 'react';

interface ServedHtmlProps extends ComponentProps<'div'> {
  as?: 'div' | 'li';
  /** What the document has; empty in browsers. */
  html?: string;
}

/**
 * An element whose content only the served document has. Hydration keeps it. Where the element comes without its document it
 * stays empty, because the policy of the page lets no script set HTML.
 */
export function ServedHtml({ as = 'div', html = '', ...rest }: ServedHtmlProps) {
  const isHydrated = useHydrated();
  // Both take the same attributes.
  const Element = as as 'div';
  const served = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html } };
  return <Element {...rest} {...(!isHydrated && served)} />;
}

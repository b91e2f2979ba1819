import { useHydrated } from '@talent/ui/use-hydrated';
import { useState, type ComponentProps } from 'react';

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
  // One object for as long as the element is there: React writes the HTML of another one.
  const [served] = useState(() => (isHydrated ? null : { __html: html }));
  // Both take the same attributes.
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      {...(served && { suppressHydrationWarning: true, dangerouslySetInnerHTML: served })}
    />
  );
}

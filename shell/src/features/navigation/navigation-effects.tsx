import { ScrollRestoration } from '@talent/sdk';
import { VisuallyHidden } from '@talent/ui/visually-hidden';
import { useState } from 'react';
import { createScrollKey } from './scroll-key';
import { useFocusOnNavigation } from './use-focus-on-navigation';

const scrollKey = createScrollKey();

/** Completes a client-side navigation: scroll position, focus, and the title read out. */
export function NavigationEffects() {
  const [title, setTitle] = useState('');
  useFocusOnNavigation(setTitle);
  return (
    <>
      <ScrollRestoration getKey={scrollKey} />
      {/* Hidden text is out of the flow: measured against its own place, it cannot depend on the page. */}
      <div className="relative">
        <VisuallyHidden role="status">{title}</VisuallyHidden>
      </div>
    </>
  );
}

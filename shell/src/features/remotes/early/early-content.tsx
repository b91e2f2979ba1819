import { useNavigate } from '@talent/sdk';
import type { ComposedRemote } from '@talent/sdk/contract';
import { useCallback } from 'react';
import { applyFetchedStyles } from '../load/preload-closure';
import { keepPlace } from './kept-place';
import { parseContent } from './parse-content';
import { noteShown } from './until-shown';

interface EarlyContentProps {
  /** The remote that the page is of. */
  remote: ComposedRemote;
  html: string;
  /** The page is shown from its top, so the parts below the window need no layout yet. */
  isFromTop: boolean;
}

/**
 * The content of a page as a document has it, until the page's code takes it over. Its links navigate like those of the site.
 */
export function EarlyContent({ remote, html, isFromTop }: EarlyContentProps) {
  const navigate = useNavigate();
  const attach = useCallback(
    (element: HTMLDivElement) => {
      element.replaceChildren(...parseContent(html));
      applyFetchedStyles(remote);
      noteShown();
      element.addEventListener('click', (event) => {
        const link = event.target instanceof Element && event.target.closest('a');
        if (!link || !isOfThisTab(link, event)) return;
        event.preventDefault();
        void navigate(link.pathname + link.search + link.hash);
      });
      return () => keepPlace(element);
    },
    [remote, html, navigate],
  );
  // Without a box of its own: the styles of the page see its children where they will be.
  return <div ref={attach} data-early={isFromTop ? 'from-top' : ''} className="contents" />;
}

/** Whether a click on a link stays in this tab and on this site. */
function isOfThisTab(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
    return false;
  }
  const isHere = link.origin === window.location.origin && ['', '_self'].includes(link.target);
  return isHere && !link.hasAttribute('download');
}

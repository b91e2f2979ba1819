import { useNavigate } from '@talent/sdk';
import type { ComposedRemote } from '@talent/sdk/contract';
import { useCallback } from 'react';
import { applyFetchedStyles } from '../load/preload-closure';
import { keepPlace } from './kept-place';
import { htmlParser } from '@talent/ui/html-parser';

export { restorePlace } from './kept-place';

interface EarlyContentProps {
  remote: ComposedRemote;
  html: string;
  /** The page is shown from its top, so no position depends on the heights of its parts. */
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
      if (isFromTop) showInSteps(element);
      else noteShown();
      element.addEventListener('click', (event) => {
        const link = event.target instanceof Element && event.target.closest('a');
        if (!link || !isOfThisTab(link, event)) return;
        event.preventDefault();
        void navigate(link.pathname + link.search + link.hash);
      });
      return () => keepPlace(element);
    },
    [remote, html, isFromTop, navigate],
  );
  // Without a box of its own: the styles of the page see its children where they will be.
  return <div ref={attach} data-early="" className="contents" />;
}

/**
 * The first frame has what is above the first part, as a document shows its beginning first. After it, parts are laid out
 * when they come near the window.
 */
function showInSteps(page: HTMLElement): void {
  if (page.querySelector('section h1')) {
    showParts(page, 'auto');
    noteShown();
    return;
  }
  showParts(page, 'hidden');
  requestAnimationFrame(() =>
    setTimeout(() => {
      showParts(page, 'auto');
      noteShown();
    }),
  );
}

function showParts(page: HTMLElement, contentVisibility: 'hidden' | 'auto'): void {
  page.dataset['early'] = contentVisibility;
  // More than a window each, so that those after the first are far away.
  const containIntrinsicSize = 'auto 250lvh';
  for (const part of page.querySelectorAll('section')) {
    Object.assign(part.style, { contentVisibility, containIntrinsicSize });
  }
}

function isOfThisTab(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
    return false;
  }
  const isHere = link.origin === window.location.origin && ['', '_self'].includes(link.target);
  return isHere && !link.hasAttribute('download');
}

/** Elements that answer only with code, or would lose what was entered. */
const CONTROLS = 'form, button, input, select, textarea, summary, [tabindex="0"]';

const parse = htmlParser('page-content');

/**
 * The nodes of a page's content. Its HTML comes from the site's own gateway, as a document does; a script in it would not
 * run. Forms and controls take nothing yet: the page's code renders them again, and entries would be lost.
 */
function parseContent(html: string): Node[] {
  const { body } = parse(html);
  const page = body.querySelector('[data-app]') ?? body;
  for (const control of page.querySelectorAll<HTMLElement>(CONTROLS)) control.inert = true;
  return [...page.childNodes].map((node) => document.adoptNode(node));
}

/** Longest wait for a page that may never be shown because another one was chosen, ms. */
const LONGEST = 500;

const waiting = new Set<() => void>();

/** Settles after the next page that is shown before its code has been painted. */
export function untilShown(): Promise<void> {
  return new Promise((resolve) => {
    waiting.add(resolve);
    setTimeout(resolve, LONGEST);
  });
}

function noteShown(): void {
  requestAnimationFrame(() => setTimeout(endWaits));
}

function endWaits(): void {
  for (const end of waiting) end();
  waiting.clear();
}

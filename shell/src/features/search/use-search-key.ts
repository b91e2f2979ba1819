import { SEARCH_PATH } from '@talent/api/search/search-paths';
import { useNavigate } from '@talent/sdk';
import { useEffect } from 'react';

/** The state of a navigation to the search by someone who wants to type. */
export const TYPING = { state: { isTyping: true } } as const;

/** Opens the search with `/`, where nothing takes the key as text. */
export function useSearchKey(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function open(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return;
      const takesText =
        'input, textarea, select, [contenteditable], [role="combobox"], [role="listbox"], dialog *';
      if (target instanceof Element && target.closest(takesText)) return;
      event.preventDefault();
      void navigate(SEARCH_PATH, TYPING);
    }
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, [navigate]);
}

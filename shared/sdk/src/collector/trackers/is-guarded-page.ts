import { COMPOSITION_BLOCK_ID, type Composition } from '../../contract.ts';

/**
 * Whether a guarded app's page is on the screen. The composition that every visitor gets names no guarded app, so a part
 * that is marked with another app than those and the shell belongs to one of them.
 */
export function isGuardedPage(): boolean {
  const block = document.getElementById(COMPOSITION_BLOCK_ID)?.textContent;
  const { remotes = [] } = JSON.parse(block || '{}') as Partial<Composition>;
  const known = new Set(['shell', ...remotes.map(({ name }) => name)]);
  const marked = [...document.querySelectorAll<HTMLElement>('[data-app]')];
  return marked.some(({ dataset }) => !known.has(dataset['app'] ?? 'shell'));
}

import type { LocalOverride } from '@talent/api/platform/local-override';
import { previewBadge as text } from '../../content/preview-badge';
import { badge, button, postForm } from './badge-parts';
import { showOverrideBadge } from './show-override-badge';

/**
 * Marks every page of a preview or of a local override, and offers a way back to the public site.
 * @param set name of the preview: a channel, or one revision of it
 * @param override the app that is shown from a developer's machine, instead of a preview
 * @param checkAdmin keeps the guard cookie while the override is shown, which ends without it
 */
export function showPreviewBadge(
  set: string,
  override?: LocalOverride,
  checkAdmin?: () => Promise<void>,
): void {
  if (override) {
    void checkAdmin?.();
    return showOverrideBadge(override);
  }
  const name = document.createElement('span');
  name.textContent = `${text.label}: ${set}`;
  badge(text.label, name, postForm(text.leaveAction, button(text.leave)));
}

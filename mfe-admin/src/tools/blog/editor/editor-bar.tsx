import type { ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { blogToolPath } from '../../../posts/content/posts';
import { editorTexts } from '../content/blog-tools';
import { settingsTexts } from '../content/editor-words';
import { StatusBadge } from '../status-badge';
import type { PostEditing } from '../saving/use-post-editor';
import { StatusLine } from './status-line';
import { SiteLink } from '../../../controls/site-link';

interface EditorBarProps {
  editing: PostEditing;
  onPublish: () => void;
  onSettings: () => void;
}

/** The state of the post and its actions. It stays in view below the header of the tools. */
export function EditorBar(props: EditorBarProps): ReactNode {
  const { editing, onPublish, onSettings } = props;
  const { stored, saveState } = editing;
  const status = stored?.status ?? 'draft';
  const isShown = status === 'published' || status === 'scheduled';
  const isBusy = saveState.status === 'conflict';
  return (
    <div className="border-rule bg-paper z-10 -mx-1 border-b px-1 py-2 lg:sticky lg:top-[calc(var(--header-height,4rem)+3rem)]">
      <div className="flex flex-wrap items-center gap-2">
        <SiteLink tone="ink" className="text-sm" to={blogToolPath}>
          {editorTexts.back}
        </SiteLink>
        <StatusBadge status={status} />
        <StatusLine editing={editing} />
        {isShown && (
          <ToolButton isBlocked={isBusy} onClick={() => editing.save({ status: 'draft' })}>
            {editorTexts.unpublish}
          </ToolButton>
        )}
        <ToolButton
          aria-keyshortcuts="Control+. Meta+."
          aria-haspopup="dialog"
          onClick={onSettings}
        >
          {settingsTexts.open}
        </ToolButton>
        <ToolButton
          variant={isShown ? 'primary' : 'secondary'}
          isBlocked={isBusy}
          aria-keyshortcuts="Control+S Meta+S"
          onClick={() => editing.save()}
        >
          {saveState.status === 'saving' && saveState.intent
            ? editorTexts.saving
            : editorTexts.save}
        </ToolButton>
        {status !== 'published' && status !== 'archived' && (
          <ToolButton
            variant={isShown ? 'secondary' : 'primary'}
            isBlocked={isBusy}
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onClick={onPublish}
          >
            {editorTexts.publish}
          </ToolButton>
        )}
      </div>
    </div>
  );
}

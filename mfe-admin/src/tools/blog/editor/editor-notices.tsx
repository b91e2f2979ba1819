import { ErrorSummary } from '@talent/ui/error-summary';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { editorTexts, failureTexts } from '../content/blog-tools';
import { signInAgainTexts } from '../content/editor-words';
import { ConflictPanel, MergePanel } from '../saving/conflict-panel';
import { SiteNotice } from '../saving/site-notice';
import type { PostEditing } from '../saving/use-post-editor';
import { WorkNotices } from '../saving/work-notices';

interface EditorNoticesProps {
  editing: PostEditing;
  /** To the control of a problem, by its id. */
  onGo: (target: string) => void;
  onSignIn: () => void;
}

/** Questions that come before writing on. */
export function EditorNotices({ editing, onGo, onSignIn }: EditorNoticesProps): ReactNode {
  const { saveState, merging, setAside, fields } = editing;
  return (
    <div className="space-y-4 has-[[role]]:pt-4">
      <WorkNotices editing={editing} />
      {/* The summary's links lead to fields of the settings, which open first. */}
      <div
        className="contents"
        onClickCapture={(event) => {
          const link = event.target instanceof Element ? event.target.closest('a') : null;
          const target = link?.getAttribute('href') ?? '';
          if (!target.startsWith('#post-')) return;
          event.preventDefault();
          event.stopPropagation();
          onGo(target.slice(1));
        }}
      >
        <ErrorSummary title={editorTexts.problems} problems={editing.problems} />
      </div>
      {saveState.status === 'failed' && (
        <Notice tone="error">
          <p>{failureTexts[saveState.failure]}</p>
          {saveState.failure === 'not-allowed' ? (
            <ToolButton className="mt-2" onClick={onSignIn}>
              {signInAgainTexts.open}
            </ToolButton>
          ) : (
            <ToolButton className="mt-2" onClick={editing.retry}>
              {editorTexts.saveAgain}
            </ToolButton>
          )}
        </Notice>
      )}
      {saveState.status === 'conflict' && (
        <ConflictPanel editing={editing} theirs={saveState.theirs} />
      )}
      {merging && <MergePanel theirs={merging} fields={fields} />}
      {setAside && (
        <MergePanel
          theirs={null}
          fields={setAside}
          onBringBack={editing.bringBack}
          onLetGo={editing.letGo}
        />
      )}
      <SiteNotice site={editing.site} onRetry={editing.retrySite} />
    </div>
  );
}

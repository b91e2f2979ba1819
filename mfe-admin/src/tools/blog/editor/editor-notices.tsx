import { ErrorSummary } from '@talent/ui/error-summary';
import { Notice } from '@talent/ui/notice';
import { ToolButton } from '../../../controls/tool-button';
import type { ReactNode } from 'react';
import { formatTime } from '../../../time/format-time';
import { editorTexts, failureTexts, unsavedTexts } from '../content/blog-tools';
import { signInAgainTexts } from '../content/editor-words';
import { ConflictPanel, OtherTexts } from '../saving/conflict-panel';
import { SiteNotice } from '../saving/site-update';
import type { PostEditing } from '../saving/use-post-editor';

export function EditorNotices(props: {
  editing: PostEditing;
  /** To the control of a problem, by its id. */
  onGo: (target: string) => void;
  onSignIn: () => void;
}): ReactNode {
  const { editing, onGo, onSignIn } = props;
  const { saveState, site, status } = editing;
  const isSignedOut = saveState.status === 'failed' && saveState.failure === 'not-allowed';
  return (
    <div className="space-y-4 has-[[role]]:pt-4">
      <WorkNotice editing={editing} />
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
          <ToolButton className="mt-2" onClick={isSignedOut ? onSignIn : editing.retry}>
            {isSignedOut ? signInAgainTexts.open : editorTexts.saveAgain}
          </ToolButton>
        </Notice>
      )}
      {saveState.status === 'conflict' && (
        <ConflictPanel editing={editing} theirs={saveState.theirs} />
      )}
      <OtherTexts editing={editing} />
      <SiteNotice
        // The time of a scheduled post has come while it is open.
        site={site.status === 'planned' && status === 'published' ? { status: 'live' } : site}
        onRetry={editing.retrySite}
      />
    </div>
  );
}

/** Work that was left behind in this browser is in the editor again. */
function WorkNotice({ editing }: { editing: PostEditing }): ReactNode {
  const { broughtBack, saveState } = editing;
  if (!broughtBack || saveState.status === 'conflict') return null;
  const time = formatTime(broughtBack.at);
  return (
    <Notice title={unsavedTexts.broughtBack} live>
      <p>{unsavedTexts.broughtBackDetail(time)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ToolButton onClick={editing.keepFound}>{unsavedTexts.keep}</ToolButton>
        <ToolButton onClick={editing.discardFound}>{unsavedTexts.discard}</ToolButton>
      </div>
    </Notice>
  );
}

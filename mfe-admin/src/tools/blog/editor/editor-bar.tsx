import { Button } from '@talent/ui/button';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ConfirmPanel } from '../../../controls/confirm-panel';
import type { StoredPost } from '../../../posts/api/post';
import { editorTexts, scheduleTexts } from '../content/blog-tools';
import { deleteDraft } from '../api/save-post';
import { StatusBadge } from '../status-badge';
import { SchedulePanel } from '../../../time/schedule-panel';
import type { PostEditing } from './use-post-editor';
import { formatUtc } from '../../../time/utc';

type Panel = 'none' | 'schedule' | 'delete';

/** The state of the post and its actions. It stays in view below the header of the tools. */
export function EditorBar({
  editing,
  onDeleted,
}: {
  editing: PostEditing;
  onDeleted: () => void;
}): ReactNode {
  const { stored, saveState } = editing;
  const [panel, setPanel] = useState<Panel>('none');
  const status = stored?.status ?? 'draft';
  const isShown = status === 'published' || status === 'scheduled';
  const isBusy = saveState.status === 'saving' || saveState.status === 'conflict';
  async function remove({ id, version }: StoredPost): Promise<boolean> {
    const isGone = await deleteDraft(id, version).catch((error: unknown) => {
      console.error('A draft was not deleted', error);
      return false;
    });
    if (isGone) onDeleted();
    return isGone;
  }
  const act = (status: Parameters<PostEditing['save']>[0]) => () => {
    if (!isBusy) editing.save(status);
  };
  const button = { size: 'sm', variant: 'secondary', 'aria-disabled': isBusy } as const;
  return (
    <div className="border-rule bg-paper z-10 -mx-1 my-4 border-b px-1 py-3 lg:sticky lg:top-29">
      <div className="flex flex-wrap items-center gap-2">
        <StatusBadge status={status} />
        <p role="status" className="text-ink-muted mr-auto text-sm tabular-nums">
          {stateLine(editing)}
        </p>
        <Button {...button} variant="primary" onClick={act(undefined)}>
          {saveState.status === 'saving' ? editorTexts.saving : editorTexts.save}
        </Button>
        {status !== 'published' && status !== 'archived' && (
          <>
            <Button {...button} onClick={act({ status: 'published' })}>
              {editorTexts.publish}
            </Button>
            <Button
              {...button}
              aria-expanded={panel === 'schedule'}
              onClick={() => setPanel('schedule')}
            >
              {editorTexts.schedule}
            </Button>
          </>
        )}
        {isShown && (
          <Button {...button} onClick={act({ status: 'draft' })}>
            {editorTexts.unpublish}
          </Button>
        )}
        {status === 'archived' && (
          <Button {...button} onClick={act({ status: 'draft' })}>
            {editorTexts.toDraft}
          </Button>
        )}
        {stored && status !== 'archived' && (
          <Button {...button} onClick={act({ status: 'archived' })}>
            {editorTexts.archive}
          </Button>
        )}
        {stored && status === 'draft' && (
          <Button {...button} aria-expanded={panel === 'delete'} onClick={() => setPanel('delete')}>
            {editorTexts.remove}
          </Button>
        )}
      </div>
      {panel === 'schedule' && (
        <SchedulePanel
          texts={{ ...scheduleTexts, cancel: editorTexts.cancel }}
          onSchedule={(publishedAt) => {
            setPanel('none');
            editing.save({ status: 'scheduled', publishedAt });
          }}
          onClose={() => setPanel('none')}
        />
      )}
      {panel === 'delete' && stored && (
        <ConfirmPanel
          label={editorTexts.remove}
          question={editorTexts.removeSure}
          confirm={editorTexts.removeYes}
          cancel={editorTexts.cancel}
          failed={editorTexts.removeFailed}
          onConfirm={() => remove(stored)}
          onClose={() => setPanel('none')}
        />
      )}
    </div>
  );
}

function stateLine({ stored, isDirty }: PostEditing): string {
  if (isDirty) return editorTexts.unsaved;
  if (!stored) return editorTexts.neverSaved;
  return editorTexts.saved(stored.version, `${formatUtc(stored.updatedAt)} UTC`);
}

import { useState, type ReactNode } from 'react';
import { ButtonLink } from '../../../controls/site-link';
import { submits, typed } from '../../../controls/field-props';
import { ConfirmPanel } from '../../../controls/confirm-panel';
import { ToolButton } from '../../../controls/tool-button';
import { useShortcut } from '../../../frame/palette/shortcut';
import { timeAhead } from '../../../time/schedule-time';
import { TimeField } from '../../../time/time-field';
import { deleteLinkedInPost, type Plan } from '../queries';
import {
  connectionTexts,
  linkedInPaths,
  linkedInScheduleTexts as scheduleTexts,
  postingTexts,
  saveFailureTexts,
} from '../content/linkedin';
import { PostStatus, statusLine } from './post-outcome';
import type { PostComposer } from './use-post-composer';

/** The state of the post and its actions. The next step is the one primary button: posting, or what must come before. */
export function ComposerBar(props: {
  composer: PostComposer;
  canPost: boolean;
  onDeleted: () => void;
}): ReactNode {
  const { composer, canPost, onDeleted } = props;
  const { stored, work, isDirty } = composer;
  const [panel, setPanel] = useState<'none' | 'plan' | 'delete'>('none');
  const isPlanned = stored?.status === 'scheduled';
  const isBlocked = work !== null;
  const isUnsaved = isDirty || stored === null;
  const opener = (of: 'plan' | 'delete') => ({
    isBlocked,
    'aria-expanded': panel === of,
    onClick: () => setPanel(panel === of ? 'none' : of),
  });
  async function remove(postId: number): Promise<boolean> {
    const isGone = await deleteLinkedInPost(postId).catch((error: unknown) => {
      console.error('A LinkedIn post was not deleted', error);
      return false;
    });
    if (isGone) onDeleted();
    return isGone;
  }
  const save = (plan: Plan) => () => {
    setPanel('none');
    composer.save(plan);
  };
  useShortcut('s', save(isPlanned ? 'keep' : null));
  return (
    <div className="border-rule mt-4 border-t pt-4">
      <div className="flex flex-wrap items-center gap-2">
        {stored && <PostStatus status={stored.status} />}
        <p role="status" className="text-ink-muted mr-auto text-sm tabular-nums">
          {isDirty ? postingTexts.unsaved : stored ? statusLine(stored) : postingTexts.neverSaved}
        </p>
        <ToolButton
          variant={!canPost && isUnsaved ? 'primary' : 'secondary'}
          isBlocked={isBlocked}
          aria-keyshortcuts="Control+S Meta+S"
          onClick={save(isPlanned ? 'keep' : null)}
        >
          {work === 'saving'
            ? postingTexts.saving
            : isPlanned
              ? postingTexts.savePlanned
              : postingTexts.save}
        </ToolButton>
        <ToolButton isBlocked={isBlocked} onClick={composer.check}>
          {work === 'checking' ? postingTexts.dryRunning : postingTexts.dryRun}
        </ToolButton>
        {isPlanned ? (
          <ToolButton isBlocked={isBlocked} onClick={save(null)}>
            {postingTexts.unplan}
          </ToolButton>
        ) : (
          <ToolButton {...opener('plan')}>{postingTexts.plan}</ToolButton>
        )}
        {stored && !isPlanned && (
          <ToolButton {...opener('delete')}>{postingTexts.remove}</ToolButton>
        )}
        <ToolButton
          variant={canPost ? 'primary' : 'secondary'}
          isBlocked={isBlocked || !canPost}
          onClick={composer.post}
        >
          {work === 'posting' ? postingTexts.posting : postingTexts.post}
        </ToolButton>
        {!canPost && !isUnsaved && (
          <ButtonLink variant="primary" to={linkedInPaths.connection}>
            {connectionTexts.connect}
          </ButtonLink>
        )}
      </div>
      {panel === 'plan' && (
        <SchedulePanel onSchedule={(time) => save(time)()} onClose={() => setPanel('none')} />
      )}
      {panel === 'delete' && stored && (
        <ConfirmPanel
          label={postingTexts.remove}
          question={postingTexts.removeSure}
          confirm={postingTexts.removeYes}
          cancel={postingTexts.cancel}
          failed={saveFailureTexts.out}
          onConfirm={() => remove(stored.id)}
          onClose={() => setPanel('none')}
        />
      )}
    </div>
  );
}

/** Chooses the time of a post. */
function SchedulePanel(props: {
  /** ISO 8601 in UTC. */
  onSchedule: (time: string) => void;
  onClose: () => void;
}): ReactNode {
  const { onSchedule, onClose } = props;
  const [value, setValue] = useState('');
  const [wasRefused, setRefused] = useState(false);
  return (
    <form
      noValidate
      aria-label={scheduleTexts.title}
      className="mt-3 flex flex-wrap items-end gap-3"
      onSubmit={submits(() => {
        const ahead = timeAhead(value, Date.now());
        setRefused(ahead === null);
        if (ahead) onSchedule(ahead);
      })}
    >
      <TimeField
        label={scheduleTexts.label}
        required
        {...typed(value, setValue)}
        error={wasRefused ? scheduleTexts.invalid : undefined}
      />
      <ToolButton type="submit" variant="primary">
        {scheduleTexts.confirm}
      </ToolButton>
      <ToolButton onClick={onClose}>{postingTexts.cancel}</ToolButton>
    </form>
  );
}

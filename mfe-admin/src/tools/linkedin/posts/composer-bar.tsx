import { Link } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { DateField } from '@talent/ui/date-field';
import { useState, type ReactNode } from 'react';
import { submits } from '../../../controls/field-props';
import { ConfirmPanel } from '../../../controls/confirm-panel';
import { ToolButton } from '../../../controls/tool-button';
import { useShortcut } from '../../../frame/palette/shortcut';
import { timeAhead, zoneName } from '../../../time/schedule-time';
import { formatUtc } from '../../../time/utc';
import { deleteLinkedInPost, type Plan } from '../api/linkedin-post';
import {
  connectionTexts,
  linkedInPaths,
  linkedInScheduleTexts as scheduleTexts,
  postingTexts,
  saveFailureTexts,
} from '../content/linkedin';
import { PostStatus, statusLine } from './post-outcome';
import type { PostComposer } from './use-post-composer';

interface ComposerBarProps {
  composer: PostComposer;
  canPost: boolean;
  onDeleted: () => void;
}

/** The state of the post and its actions. The next step is the one primary button: posting, or what must come before. */
export function ComposerBar({ composer, canPost, onDeleted }: ComposerBarProps): ReactNode {
  const { stored, work, isDirty } = composer;
  const [panel, setPanel] = useState<'none' | 'plan' | 'delete'>('none');
  const isPlanned = stored?.status === 'scheduled';
  const isBusy = work !== null;
  const isUnsaved = isDirty || stored === null;
  const button = { size: 'sm', variant: 'secondary', 'aria-disabled': isBusy } as const;
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
        <Button
          {...button}
          variant={!canPost && isUnsaved ? 'primary' : 'secondary'}
          aria-keyshortcuts="Control+S Meta+S"
          onClick={save(isPlanned ? 'keep' : null)}
        >
          {work === 'saving'
            ? postingTexts.saving
            : isPlanned
              ? postingTexts.savePlanned
              : postingTexts.save}
        </Button>
        <Button {...button} onClick={composer.check}>
          {work === 'checking' ? postingTexts.dryRunning : postingTexts.dryRun}
        </Button>
        {isPlanned ? (
          <Button {...button} onClick={save(null)}>
            {postingTexts.unplan}
          </Button>
        ) : (
          <Button
            {...button}
            aria-expanded={panel === 'plan'}
            onClick={() => setPanel(panel === 'plan' ? 'none' : 'plan')}
          >
            {postingTexts.plan}
          </Button>
        )}
        {stored && !isPlanned && (
          <Button
            {...button}
            aria-expanded={panel === 'delete'}
            onClick={() => setPanel(panel === 'delete' ? 'none' : 'delete')}
          >
            {postingTexts.remove}
          </Button>
        )}
        <Button
          {...button}
          variant={canPost ? 'primary' : 'secondary'}
          aria-disabled={isBusy || !canPost}
          onClick={() => {
            if (canPost) composer.post();
          }}
        >
          {work === 'posting' ? postingTexts.posting : postingTexts.post}
        </Button>
        {!canPost && !isUnsaved && (
          <Button asChild size="sm">
            <Link to={linkedInPaths.connection}>{connectionTexts.connect}</Link>
          </Button>
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

interface SchedulePanelProps {
  /** ISO 8601 in UTC. */
  onSchedule: (time: string) => void;
  onClose: () => void;
}

/** Chooses the time of a post in the person's own zone, and shows it in UTC. */
function SchedulePanel({ onSchedule, onClose }: SchedulePanelProps): ReactNode {
  const [value, setValue] = useState('');
  const [wasRefused, setRefused] = useState(false);
  const time = new Date(value);
  const isTime = value !== '' && !Number.isNaN(time.getTime());
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
      <DateField
        label={scheduleTexts.label(zoneName())}
        withTime
        step="1"
        required
        value={value}
        hint={isTime ? scheduleTexts.utc(formatUtc(time.toISOString())) : undefined}
        error={wasRefused ? scheduleTexts.invalid : undefined}
        onChange={({ target }) => setValue(target.value)}
      />
      <ToolButton type="submit" variant="primary">
        {scheduleTexts.confirm}
      </ToolButton>
      <ToolButton onClick={onClose}>{postingTexts.cancel}</ToolButton>
    </form>
  );
}

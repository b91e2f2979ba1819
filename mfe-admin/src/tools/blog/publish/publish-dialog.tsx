import { CloseButton } from '@talent/ui/close-button';
import { DateField } from '@talent/ui/date-field';
import { SegmentedControl } from '@talent/ui/segmented-control';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ModalDialog } from '@talent/ui/modal-dialog';
import { ToolButton } from '../../../controls/tool-button';
import type { PostFields } from '../../../posts/api/post';
import { timeAhead, zoneName } from '../../../time/schedule-time';
import { formatUtc } from '../../../time/utc';
import { publishTexts as texts } from '../content/publish-texts';
import type { Intent } from '../saving/editor-state';
import { FoundPreviews } from './found-previews';
import { PointList } from './point-list';
import { usePublishPoints } from './use-publish-points';

interface PublishDialogProps {
  fields: PostFields;
  onPublish: (intent: Intent) => void;
  /** Closes, and goes to a control of the editor. */
  onGo: (target: string) => void;
  onClose: () => void;
}

/** The last step before publishing: the checks, how it will be found, and when it appears. */
export function PublishDialog({ fields, onPublish, onGo, onClose }: PublishDialogProps): ReactNode {
  const points = usePublishPoints(fields);
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [value, setValue] = useState('');
  const [wasRefused, setRefused] = useState(false);
  const blocking = points.filter(({ level }) => level === 'blocking').length;
  const advice = points.filter(({ level }) => level === 'advice').length;
  // While links are asked for, nothing is published: one of them may be dead.
  const isOpen = points.some(({ level }) => level === 'open');
  const isBlocked = blocking > 0 || isOpen;
  const time = new Date(value);
  const isTime = value !== '' && !Number.isNaN(time.getTime());

  function confirm(): void {
    if (when === 'now') return onPublish({ status: 'published' });
    const ahead = timeAhead(value, Date.now());
    setRefused(ahead === null);
    if (ahead) onPublish({ status: 'scheduled', publishedAt: ahead });
  }

  return (
    <ModalDialog
      label={texts.title}
      onClose={onClose}
      className="m-auto max-h-[min(52rem,92dvh)] w-[min(52rem,calc(100vw-1rem))] max-w-none p-0"
    >
      <div className="border-rule bg-paper sticky top-0 z-10 flex items-center justify-between border-b px-5 py-2">
        <h2 className="font-display text-lg font-semibold">{texts.title}</h2>
        <CloseButton label={texts.close} onClick={onClose} />
      </div>
      <form
        noValidate
        className="grid gap-6 p-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBlocked) confirm();
        }}
      >
        <section aria-label={texts.points}>
          <p role="status" className="mb-2 font-medium">
            {blocking > 0 ? texts.blocked(blocking) : isOpen ? texts.checking : texts.ready}
            {advice > 0 && ` ${texts.advice(advice)}`}
          </p>
          <PointList points={points} onGo={onGo} />
        </section>
        <section aria-label={texts.previews}>
          <FoundPreviews fields={fields} />
        </section>
        <div className="border-rule bg-paper sticky bottom-0 -mx-5 -mb-5 flex flex-wrap items-end gap-4 border-t p-5">
          <SegmentedControl
            name="publish-when"
            legend={texts.when}
            choices={[
              { value: 'now', label: texts.now },
              { value: 'later', label: texts.later },
            ]}
            value={when}
            onChoose={setWhen}
          />
          {when === 'later' && (
            <DateField
              label={texts.label(zoneName())}
              withTime
              step="1"
              required
              value={value}
              hint={isTime ? texts.utc(formatUtc(time.toISOString())) : undefined}
              error={wasRefused ? texts.invalid : undefined}
              onChange={({ target }) => setValue(target.value)}
            />
          )}
          <div className="ms-auto flex gap-2">
            <ToolButton onClick={onClose}>{texts.cancel}</ToolButton>
            <ToolButton type="submit" variant="primary" isBlocked={isBlocked}>
              {when === 'now' ? texts.confirmNow : texts.confirmLater}
            </ToolButton>
          </div>
        </div>
      </form>
    </ModalDialog>
  );
}

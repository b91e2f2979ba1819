import { useSession } from '@talent/sdk';
import { Badge } from '@talent/ui/badge';
import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { listRevisions } from '../api/list-revisions';
import type { Revision } from '../api/list-revisions';
import type { StoredPost } from '../../../posts/api/post';
import { editorTexts, revisionTexts } from '../content/blog-tools';
import { statusLabels } from '../../../posts/content/posts';
import { useLoaded } from '../../../queries/use-loaded';
import { DiffView } from './diff-view';
import { formatUtc } from '../../../time/utc';

interface RevisionsProps {
  stored: StoredPost;
  /** Something is written and not saved: a restored version would take its place. */
  isDirty: boolean;
  onRestore: (revision: Revision) => void;
}

/** Every save of a post, to compare with what is stored and to bring back. */
export function Revisions({ stored, isDirty, onRestore }: RevisionsProps): ReactNode {
  const { id, version } = stored;
  // A save makes a new version: the list is another one then.
  const load = useCallback(() => {
    void version;
    return listRevisions(id);
  }, [id, version]);
  const [loaded, retry] = useLoaded(load);
  const [shown, setShown] = useState<number | null>(null);
  if (loaded.status === 'pending') return <p role="status">{revisionTexts.loading}</p>;
  if (loaded.status === 'failed') {
    return (
      <Notice tone="error" title={revisionTexts.failed}>
        <Button variant="secondary" size="sm" className="mt-2" onClick={retry}>
          {editorTexts.retry}
        </Button>
      </Notice>
    );
  }
  return (
    <ol className="divide-rule border-rule divide-y border-y">
      {loaded.value.map((revision) => (
        <li key={revision.version} className="py-3">
          <RevisionLine
            {...{ revision, stored, isDirty, onRestore }}
            isShown={shown === revision.version}
            onToggle={() => setShown(shown === revision.version ? null : revision.version)}
          />
        </li>
      ))}
    </ol>
  );
}

interface RevisionLineProps extends RevisionsProps {
  revision: Revision;
  isShown: boolean;
  onToggle: () => void;
}

function RevisionLine(props: RevisionLineProps): ReactNode {
  const { revision, stored, isDirty, isShown, onToggle, onRestore } = props;
  const session = useSession();
  const { version, savedBy, savedAt, status } = revision;
  const isYou = session.status === 'signed-in' && session.userId === savedBy;
  const who = savedBy === null ? 'none' : isYou ? 'you' : 'other';
  const isStored = version === stored.version;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 flex-1 basis-60">
          <strong className="tabular-nums">{version}</strong>{' '}
          <span className="text-ink-muted tabular-nums">
            {formatUtc(savedAt)} UTC, {revisionTexts.by(who)}
          </span>{' '}
          <Badge>{statusLabels[status]}</Badge>
        </p>
        {isStored ? (
          <span className="text-ink-muted text-sm">{revisionTexts.current}</span>
        ) : (
          <Button variant="secondary" size="sm" aria-expanded={isShown} onClick={onToggle}>
            {revisionTexts.compare(version)}
          </Button>
        )}
      </div>
      {isShown && !isStored && (
        <div className="mt-3 space-y-3">
          <p className="font-semibold">{revision.fields.title}</p>
          <DiffView
            label={revisionTexts.differences(version)}
            from={revision.fields.body}
            to={stored.fields.body}
          />
          {isDirty ? (
            <p className="text-ink-muted text-sm">{revisionTexts.blocked}</p>
          ) : (
            <Button size="sm" variant="secondary" onClick={() => onRestore(revision)}>
              {revisionTexts.restore(version)}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

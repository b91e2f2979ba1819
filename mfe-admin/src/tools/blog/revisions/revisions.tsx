import { useSession } from '@talent/sdk';
import { Badge } from '@talent/ui/badge';
import { toStatus, type PostFields, type StoredPost } from '../../../posts/api/post';
import { statusLabels } from '../../../posts/content/posts';
import { Loaded } from '../../../queries/query-part';
import { useState, type ReactNode } from 'react';
import { NewestNote } from '../../../table/newest-note';
import { formatTime } from '../../../time/format-time';
import { editorTexts, revisionTexts } from '../content/blog-tools';
import { REVISIONS_SHOWN, blogQueries } from '../queries';
import { SideBySide } from './side-by-side';
import { ToolButton } from '../../../controls/tool-button';

type Revision = Awaited<
  ReturnType<NonNullable<ReturnType<typeof blogQueries.revisions>['queryFn']>>
>[number];

interface RevisionsProps {
  stored: StoredPost;
  /** There are unsaved changes, which a restored version would replace. */
  isDirty: boolean;
  onRestore: (fields: PostFields) => void;
}

/** The newest saved versions of a post, to compare with the stored one and to restore. */
export function Revisions(props: RevisionsProps): ReactNode {
  const { stored } = props;
  const [shown, setShown] = useState<number | null>(null);
  const texts = { ...revisionTexts, retry: editorTexts.retry };
  return (
    <Loaded query={blogQueries.revisions(stored.id, stored.version)} texts={texts}>
      {(list) => (
        <>
          <ol className="divide-rule border-rule divide-y border-y">
            {list.map((revision) => (
              <li key={revision.version} className="py-3">
                <RevisionLine
                  {...props}
                  revision={revision}
                  isShown={shown === revision.version}
                  onToggle={() => setShown(shown === revision.version ? null : revision.version)}
                />
              </li>
            ))}
          </ol>
          <NewestNote shown={list.length} most={REVISIONS_SHOWN} />
        </>
      )}
    </Loaded>
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
  const { version, saved_by: savedBy, fields } = revision;
  const isYou = session.status === 'signed-in' && session.userId === savedBy;
  const who = savedBy === null ? 'none' : isYou ? 'you' : 'other';
  const isStored = version === stored.version;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 flex-1 basis-60">
          <strong className="tabular-nums">{version}</strong>{' '}
          <span className="text-ink-muted tabular-nums">
            {`${formatTime(revision.saved_at)}, ${revisionTexts.by(who)}`}
          </span>{' '}
          <Badge>{statusLabels[toStatus(revision.status)]}</Badge>
        </p>
        {isStored ? (
          <span className="text-ink-muted text-sm">{revisionTexts.current}</span>
        ) : (
          <ToolButton aria-expanded={isShown} onClick={onToggle}>
            {revisionTexts.compare(version)}
          </ToolButton>
        )}
      </div>
      {isShown && !isStored && (
        <div className="mt-3 space-y-3">
          <p className="font-semibold">{fields.title}</p>
          <SideBySide
            label={revisionTexts.differences(version)}
            left={fields.body}
            right={stored.fields.body}
            isFolded
          />
          {isDirty ? (
            <p className="text-ink-muted text-sm">{revisionTexts.blocked}</p>
          ) : (
            <ToolButton onClick={() => onRestore(fields)}>
              {revisionTexts.restore(version)}
            </ToolButton>
          )}
        </div>
      )}
    </>
  );
}

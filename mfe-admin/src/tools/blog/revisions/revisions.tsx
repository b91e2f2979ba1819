import { useSession } from '@talent/sdk';
import { Badge } from '@talent/ui/badge';
import { toStatus, type PostFields, type StoredPost } from '../../../posts/api/post';
import { statusLabels } from '../../../posts/content/posts';
import { Loaded } from '../../../queries/loaded';
import { useMemo, useState, type ReactNode } from 'react';
import { NewestNote } from '../../../table/newest-note';
import { formatUtc } from '../../../time/utc';
import { diffTexts, editorTexts, revisionTexts } from '../content/blog-tools';
import { REVISIONS_SHOWN, blogQueries } from '../queries';
import { diffRows, type DiffRow } from './line-diff';
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
export function Revisions({ stored, isDirty, onRestore }: RevisionsProps): ReactNode {
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
                  revision={revision}
                  stored={stored}
                  isDirty={isDirty}
                  onRestore={onRestore}
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
            {formatUtc(revision.saved_at)} UTC, {revisionTexts.by(who)}
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
          <DiffView
            label={revisionTexts.differences(version)}
            from={fields.body}
            to={stored.fields.body}
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

const marks = { same: ' ', added: '+', removed: '−' } as const;
const looks = {
  same: 'border-transparent',
  added: 'border-positive bg-surface',
  removed: 'border-negative bg-surface',
} as const;

/** Two texts compared line by line: a sign, a word and an edge mark each change. */
export function DiffView({
  label,
  from,
  to,
}: {
  label: string;
  from: string;
  to: string;
}): ReactNode {
  const rows = useMemo(() => diffRows(from, to), [from, to]);
  if (from === to) return <p className="text-ink-muted">{diffTexts.same}</p>;
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="border-rule max-h-96 overflow-auto border font-mono text-sm"
    >
      {/* Lines never move within one comparison: their place is their key. */}
      {rows.map((row, index) => (
        <Row key={index} row={row} />
      ))}
    </div>
  );
}

function Row({ row }: { row: DiffRow }): ReactNode {
  if (row.kind === 'skipped') {
    return (
      <p className="text-ink-muted border-rule border-y px-3 py-1">
        {diffTexts.skipped(row.lines)}
      </p>
    );
  }
  const { kind, text } = row;
  return (
    <p className={`flex gap-2 border-l-4 px-2 py-0.5 ${looks[kind]}`}>
      <span aria-hidden="true">{marks[kind]}</span>
      {kind !== 'same' && <span className="sr-only">{diffTexts[kind]}: </span>}
      <span className="min-w-0 whitespace-pre-wrap [overflow-wrap:anywhere]">{text || ' '}</span>
    </p>
  );
}

import { Button } from '@talent/ui/button';
import { Field } from '@talent/ui/field';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import type { PostFields, StoredPost } from '../../../posts/api/post';
import { conflictTexts, editorTexts } from '../content/blog-tools';
import { DiffView } from '../revisions/diff-view';
import { differingFields } from '../../../posts/post-fields';
import type { PostEditing } from './use-post-editor';

/** Two people wrote: both texts, and what to do about it. */
export function ConflictPanel({
  editing,
  theirs,
}: {
  editing: PostEditing;
  theirs: StoredPost;
}): ReactNode {
  const { fields, base } = editing;
  const others = differingFields(fields, theirs.fields).filter((name) => name !== 'body');
  return (
    <Notice tone="error" title={conflictTexts.title}>
      <p>{conflictTexts.detail(base ?? 0, theirs.version)}</p>
      {others.length > 0 && (
        <>
          <p className="mt-3 font-semibold">{conflictTexts.fields}</p>
          <dl className="mt-1 space-y-2 text-sm">
            {others.map((name) => (
              <div key={name}>
                <dt className="font-medium">{editorTexts.fields[name]}</dt>
                <dd>
                  <span className="text-ink-muted">{conflictTexts.theirs}:</span>{' '}
                  {theirs.fields[name]}
                </dd>
                <dd>
                  <span className="text-ink-muted">{conflictTexts.mine}:</span> {fields[name]}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className="mt-3 mb-1 font-semibold">{conflictTexts.differences}</p>
      <DiffView label={conflictTexts.differences} from={theirs.fields.body} to={fields.body} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={editing.merge}>
          {conflictTexts.merge}
        </Button>
        <Button size="sm" variant="secondary" onClick={editing.keepMine}>
          {conflictTexts.keepMine}
        </Button>
        <Button size="sm" variant="secondary" onClick={editing.takeTheirs}>
          {conflictTexts.takeTheirs}
        </Button>
      </div>
    </Notice>
  );
}

interface MergePanelProps {
  /** The stored post to merge with; null where the person's own text is what was set aside. */
  theirs: StoredPost | null;
  /** The person's own text. */
  fields: PostFields;
  onBringBack?: () => void;
  onLetGo?: () => void;
}

/** The text that is not in the editor, to copy from until the next save. */
export function MergePanel({ theirs, fields, onBringBack, onLetGo }: MergePanelProps): ReactNode {
  const label = theirs ? conflictTexts.theirs : conflictTexts.mine;
  return (
    <Notice title={theirs ? conflictTexts.merging(theirs.version) : conflictTexts.setAside} live>
      <Field label={label} required className="mt-3">
        {({ id }) => (
          <textarea
            id={id}
            readOnly
            rows={8}
            className="control font-mono text-sm"
            value={(theirs?.fields ?? fields).body}
          />
        )}
      </Field>
      {onBringBack && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" onClick={onBringBack}>
            {conflictTexts.bringBack}
          </Button>
          <Button size="sm" variant="secondary" onClick={onLetGo}>
            {conflictTexts.letGo}
          </Button>
        </div>
      )}
    </Notice>
  );
}

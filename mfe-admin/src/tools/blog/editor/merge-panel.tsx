import { Button } from '@talent/ui/button';
import { Field } from '@talent/ui/field';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import type { PostFields, StoredPost } from '../../../posts/api/post';
import { conflictTexts } from '../content/blog-tools';

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

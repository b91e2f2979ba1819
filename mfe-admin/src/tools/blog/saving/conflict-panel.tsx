import { Button } from '@talent/ui/button';
import { Field } from '@talent/ui/field';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import type { PostFields, StoredPost } from '../../../posts/api/post';
import { formatUtc } from '../../../time/utc';
import { conflictTexts as texts, editorTexts } from '../content/blog-tools';
import { SideBySide } from '../revisions/side-by-side';
import { differingFields } from '../../../posts/post-fields';
import type { PostEditing } from './use-post-editor';

interface ConflictPanelProps {
  editing: PostEditing;
  theirs: StoredPost;
}

/** Two tabs or two people wrote: both texts, and what to do about it. */
export function ConflictPanel({ editing, theirs }: ConflictPanelProps): ReactNode {
  const { fields, base } = editing;
  const others = differingFields(fields, theirs.fields).filter((name) => name !== 'body');
  return (
    <Notice tone="error" title={texts.title}>
      <p>{texts.detail(base ?? 0, theirs.version)}</p>
      {others.length > 0 && <OtherFields names={others} mine={fields} theirs={theirs.fields} />}
      <SideBySide
        label={texts.sides}
        same={texts.same}
        left={{
          label: texts.theirs,
          detail: texts.theirsAt(theirs.version, formatUtc(theirs.updatedAt)),
          text: theirs.fields.body,
          action: <ToolButton onClick={editing.takeTheirs}>{texts.takeTheirs}</ToolButton>,
        }}
        right={{
          label: texts.mine,
          detail: texts.mineAt,
          text: fields.body,
          action: <ToolButton onClick={editing.keepMine}>{texts.keepMine}</ToolButton>,
        }}
      />
      <ToolButton className="mt-3" onClick={editing.merge}>
        {texts.merge}
      </ToolButton>
    </Notice>
  );
}

interface OtherFieldsProps {
  names: readonly (keyof PostFields)[];
  mine: PostFields;
  theirs: PostFields;
}

function OtherFields({ names, mine, theirs }: OtherFieldsProps): ReactNode {
  return (
    <>
      <p className="mt-3 font-semibold">{texts.fields}</p>
      <dl className="mt-1 space-y-2 text-sm">
        {names.map((name) => (
          <div key={name}>
            <dt className="font-medium">{editorTexts.fields[name]}</dt>
            <dd>
              <span className="text-ink-muted">{texts.theirs}:</span>{' '}
              {theirs[name] || texts.nothing}
            </dd>
            <dd>
              <span className="text-ink-muted">{texts.mine}:</span> {mine[name] || texts.nothing}
            </dd>
          </div>
        ))}
      </dl>
    </>
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
  const label = theirs ? texts.theirs : texts.mine;
  return (
    <Notice title={theirs ? texts.merging(theirs.version) : texts.setAside} live>
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
            {texts.bringBack}
          </Button>
          <Button size="sm" variant="secondary" onClick={onLetGo}>
            {texts.letGo}
          </Button>
        </div>
      )}
    </Notice>
  );
}

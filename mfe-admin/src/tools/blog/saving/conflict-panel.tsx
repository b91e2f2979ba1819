import { useSession } from '@talent/sdk';
import { Field } from '@talent/ui/field';
import { Notice } from '@talent/ui/notice';
import { ToolButton } from '../../../controls/tool-button';
import type { StoredPost } from '../../../posts/api/post';
import { differingFields } from '../../../posts/post-fields';
import type { ReactNode } from 'react';
import { formatTime } from '../../../time/format-time';
import { conflictTexts as texts, editorTexts, revisionTexts } from '../content/blog-tools';
import { staffQuery } from '../../../queries/staff-query';
import { useData } from '../../../queries/use-data';
import { blogQueries } from '../queries';
import { SideBySide } from '../revisions/side-by-side';
import type { PostEditing } from './use-post-editor';

/** Two tabs or two people wrote: both texts side by side, and what to do about it. */
export function ConflictPanel(props: { editing: PostEditing; theirs: StoredPost }): ReactNode {
  const { editing, theirs } = props;
  const { fields, base } = editing;
  const savedBy = useSavedBy(theirs);
  const others = differingFields(fields, theirs.fields).filter((name) => name !== 'body');
  const sides = [
    {
      label: texts.theirs,
      detail: texts.theirsAt(theirs.version, formatTime(theirs.updatedAt), savedBy),
      action: <ToolButton onClick={editing.takeTheirs}>{texts.takeTheirs}</ToolButton>,
    },
    {
      label: texts.mine,
      detail: texts.mineAt,
      action: <ToolButton onClick={editing.keepMine}>{texts.keepMine}</ToolButton>,
    },
  ];
  return (
    <Notice tone="error" title={texts.title}>
      <p>{texts.detail(base ?? 0, theirs.version)}</p>
      {others.length > 0 && (
        <>
          <p className="mt-3 font-semibold">{texts.fields}</p>
          <dl className="mt-1 space-y-2 text-sm">
            {others.map((name) => (
              <div key={name}>
                <dt className="font-medium">{editorTexts.fields[name]}</dt>
                <dd>
                  <span className="text-ink-muted">{texts.theirs}:</span>{' '}
                  <span>{theirs.fields[name] || texts.nothing}</span>
                </dd>
                <dd>
                  <span className="text-ink-muted">{texts.mine}:</span>{' '}
                  <span>{fields[name] || texts.nothing}</span>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <div role="group" aria-label={texts.sides} className="mt-3">
        <div className="grid grid-cols-2 gap-3">
          {sides.map(({ label, detail, action }) => (
            <div key={label}>
              <p className="font-semibold">{label}</p>
              <p className="text-ink-muted mb-2 text-sm">{detail}</p>
              {action}
            </div>
          ))}
        </div>
        <SideBySide
          label={`${texts.theirs}, ${texts.mine}`}
          left={theirs.fields.body}
          right={fields.body}
        />
      </div>
      <ToolButton className="mt-3" onClick={editing.merge}>
        {texts.merge}
      </ToolButton>
    </Notice>
  );
}

/** The address of the person who saved a version, or `you`; empty until it is known. */
function useSavedBy({ id, version }: StoredPost): string {
  const session = useSession();
  const { data: revisions } = useData(blogQueries.revisions(id, version));
  const { data: admins } = useData(staffQuery);
  const savedBy = revisions?.find((revision) => revision.version === version)?.saved_by ?? null;
  if (savedBy === null) return '';
  if (session.status === 'signed-in' && session.userId === savedBy) return revisionTexts.by('you');
  const email = admins?.find(({ user_id: userId }) => userId === savedBy)?.email;
  return email === undefined ? revisionTexts.by('other') : texts.by(email);
}

/** The texts that are not in the editor, to copy from until the next save. */
export function OtherTexts({ editing }: { editing: PostEditing }): ReactNode {
  const { merging, setAside, bringBack, letGo } = editing;
  return (
    <>
      {merging && (
        <OtherText
          title={texts.merging(merging.version)}
          label={texts.theirs}
          text={merging.fields.body}
        />
      )}
      {setAside && (
        <OtherText title={texts.setAside} label={texts.mine} text={setAside.body}>
          <div className="mt-3 flex flex-wrap gap-2">
            <ToolButton onClick={bringBack}>{texts.bringBack}</ToolButton>
            <ToolButton onClick={letGo}>{texts.letGo}</ToolButton>
          </div>
        </OtherText>
      )}
    </>
  );
}

function OtherText(props: {
  title: string;
  label: string;
  text: string;
  children?: ReactNode;
}): ReactNode {
  const { title, label, text, children } = props;
  return (
    <Notice title={title} live>
      <Field label={label} required className="mt-3">
        {({ id }) => (
          <textarea id={id} readOnly rows={8} className="control font-mono text-sm" value={text} />
        )}
      </Field>
      {children}
    </Notice>
  );
}

import { Button } from '@talent/ui/button';
import { ErrorSummary } from '@talent/ui/error-summary';
import { Notice } from '@talent/ui/notice';
import { useEffect, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import type { StoredPost } from '../../../posts/api/post';
import { localValue } from '../../../time/schedule-time';
import { editorTexts, failureTexts, revisionTexts, unsavedTexts } from '../content/blog-tools';
import { Revisions } from '../revisions/revisions';
import { ToolSection } from '../../../frame/tool-section';
import { BodyEditor } from './body-editor';
import { ConflictPanel, MergePanel } from './conflict-panel';
import { EditorBar } from './editor-bar';
import { FactFields } from './fact-fields';
import { differingFields, emptyFields } from '../../../posts/post-fields';
import { SiteNotice } from './site-notice';
import { dropWork } from './unsaved-work';
import type { UnsavedWork } from './unsaved-work';
import { usePostEditor } from './use-post-editor';

interface PostEditorProps {
  initial: StoredPost | null;
  authors: ComponentProps<typeof FactFields>['authors'];
  /** Unsaved work in this browser, newest first. */
  work: readonly UnsavedWork[];
  onCreated: (post: StoredPost) => void;
  onDeleted: () => void;
}

/** Writes one post. Nothing is typed before unsaved work of the past is restored or discarded. */
export function PostEditor({
  initial,
  authors,
  work,
  onCreated,
  onDeleted,
}: PostEditorProps): ReactNode {
  const editing = usePostEditor(initial, onCreated);
  const { stored, fields, saveState, setAside, merging } = editing;
  const [offers, setOffers] = useState(() =>
    work.filter((one) => differingFields(one.fields, initial?.fields ?? emptyFields).length > 0),
  );
  const [offer] = offers;
  const settle = (taken: UnsavedWork) => {
    dropWork(taken.key);
    setOffers(offers.slice(1));
  };

  const { save: saveNow } = editing;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey)
        return;
      event.preventDefault();
      if (!offer) saveNow();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [offer, saveNow]);

  return (
    <>
      {offer && (
        <UnsavedOffer
          work={offer}
          onRestore={() => {
            editing.replace(offer.fields, initial === null ? null : offer.version);
            settle(offer);
          }}
          onDiscard={() => settle(offer)}
        />
      )}
      <fieldset disabled={offer !== undefined} className="min-w-0">
        <EditorBar editing={editing} onDeleted={onDeleted} />
        <div className="space-y-4">
          <ErrorSummary title={editorTexts.problems} problems={editing.problems} />
          {saveState.status === 'failed' && (
            <Notice tone="error">{failureTexts[saveState.failure]}</Notice>
          )}
          {saveState.status === 'conflict' && (
            <ConflictPanel editing={editing} theirs={saveState.theirs} />
          )}
          {merging && <MergePanel theirs={merging} fields={fields} />}
          {setAside && (
            <MergePanel
              theirs={null}
              fields={setAside}
              onBringBack={editing.bringBack}
              onLetGo={editing.letGo}
            />
          )}
          <SiteNotice site={editing.site} onRetry={editing.retrySite} />
        </div>
        <FactFields stored={stored} fields={fields} authors={authors} onChange={editing.change} />
        <BodyEditor text={fields.body} onChange={(body) => editing.change({ body })} />
      </fieldset>
      {stored && (
        <ToolSection title={revisionTexts.title}>
          <Revisions
            stored={stored}
            isDirty={editing.isDirty}
            onRestore={(restored) => editing.restore({ ...restored, slug: fields.slug })}
          />
        </ToolSection>
      )}
    </>
  );
}

interface UnsavedOfferProps {
  work: UnsavedWork;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Earlier work that was never saved: to restore or to discard. */
function UnsavedOffer({ work, onRestore, onDiscard }: UnsavedOfferProps): ReactNode {
  const time = localValue(new Date(work.at)).replace('T', ' ');
  return (
    <Notice tone="warning" title={unsavedTexts.title} live className="mt-4">
      <p>{unsavedTexts.detail(time, work.version)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={onRestore}>
          {unsavedTexts.restore}
        </Button>
        <Button size="sm" variant="secondary" onClick={onDiscard}>
          {unsavedTexts.discard}
        </Button>
      </div>
    </Notice>
  );
}

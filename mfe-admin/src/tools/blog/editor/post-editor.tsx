import { useShortcut } from '../../../frame/palette/shortcut';
import { ToolSection } from '../../../frame/tool-section';
import { lazyDialog } from '../../../lazy/lazy-dialog';
import type { StoredPost } from '../../../posts/api/post';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { revisionTexts } from '../content/blog-tools';
import { EditorBar } from './editor-bar';
import { EditorNotices } from './editor-notices';
import type { SettingsDrawer as Drawer } from './settings-drawer';
import { TitleField } from './title-field';
import { controlId } from '../publish/check-post';
import { Revisions } from '../revisions/revisions';
import { usePostEditor } from '../saving/use-post-editor';
import { BodyEditor } from '../text/body-editor';

const SettingsDrawer = lazyDialog(async () => (await import('./settings-drawer')).SettingsDrawer);
const PublishDialog = lazyDialog(
  async () => (await import('../publish/publish-dialog')).PublishDialog,
);
const KeysDialog = lazyDialog(
  async () => (await import('../../../frame/keys/keys-dialog')).KeysDialog,
);
const SignInAgain = lazyDialog(async () => (await import('../saving/sign-in-again')).SignInAgain);

type Dialog = 'settings' | 'publish' | 'keys' | 'sign-in' | null;

const ofText = [controlId('title'), controlId('body')];

/** Writes one post: title and text first, everything else a key away. */
export function PostEditor(props: {
  initial: StoredPost | null;
  authors: ComponentProps<typeof Drawer>['authors'];
  onCreated: (post: StoredPost) => void;
  onDeleted: () => void;
}): ReactNode {
  const { initial, authors, onCreated, onDeleted } = props;
  const editing = usePostEditor(initial, onCreated);
  const { stored, status, fields, saveState } = editing;
  const [dialog, setDialog] = useState<Dialog>(null);
  const textarea = useRef<HTMLTextAreaElement>(null);
  /** Id of the control that gets the focus once its dialog is there, or has gone. */
  const next = useRef<string | null>(null);

  const isSignedOut = saveState.status === 'failed' && saveState.failure === 'not-allowed';
  useEffect(() => {
    if (isSignedOut) setDialog('sign-in');
  }, [isSignedOut]);
  // A new post begins with its title.
  useEffect(() => {
    if (initial === null) document.getElementById(controlId('title'))?.focus();
  }, [initial]);

  const canPublish = status !== 'published' && status !== 'archived';
  const open = (wanted: Dialog) => setDialog(dialog === wanted ? null : (dialog ?? wanted));
  useShortcut('s', () => editing.save());
  useShortcut('enter', () => {
    if (canPublish && saveState.status !== 'conflict') open('publish');
  });
  useShortcut('.', () => open('settings'));

  /** To a control of the text, or of the settings, which open for it. */
  function goTo(target: string): void {
    next.current = target;
    setDialog(ofText.includes(target) ? null : 'settings');
  }
  function focusNext(): void {
    const target = next.current;
    next.current = null;
    if (target !== null) document.getElementById(target)?.focus();
  }
  useEffect(() => {
    if (dialog === null) focusNext();
  }, [dialog]);
  const close = () => setDialog(null);

  return (
    <>
      <div className="flex min-h-[calc(100svh-var(--header-height,4rem)-3rem)] flex-col">
        <EditorBar
          editing={editing}
          onPublish={() => open('publish')}
          onSettings={() => open('settings')}
        />
        <EditorNotices editing={editing} onGo={goTo} onSignIn={() => setDialog('sign-in')} />
        <BodyEditor
          textarea={textarea}
          title={
            <TitleField
              title={fields.title}
              onChange={editing.changeTitle}
              onEnter={() => textarea.current?.focus()}
            />
          }
          titleText={fields.title}
          text={fields.body}
          onChange={(body) => editing.change({ body })}
          onKeys={() => open('keys')}
        />
      </div>
      {dialog === 'settings' && (
        <SettingsDrawer
          editing={editing}
          authors={authors}
          onDeleted={onDeleted}
          onOpened={focusNext}
          onClose={close}
        />
      )}
      {dialog === 'publish' && (
        <PublishDialog
          fields={fields}
          onPublish={(intent) => {
            close();
            editing.save(intent);
          }}
          onGo={goTo}
          onClose={close}
        />
      )}
      {dialog === 'keys' && <KeysDialog onClose={close} />}
      {dialog === 'sign-in' && (
        <SignInAgain
          onDone={() => {
            close();
            editing.retry();
          }}
          onClose={close}
        />
      )}
      {stored && (
        <div className="pb-16">
          <ToolSection title={revisionTexts.title}>
            <Revisions
              stored={stored}
              isDirty={editing.isDirty}
              onRestore={(restored) => editing.restore({ ...restored, slug: fields.slug })}
            />
          </ToolSection>
        </div>
      )}
    </>
  );
}

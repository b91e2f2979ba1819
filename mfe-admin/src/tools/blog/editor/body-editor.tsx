import { Field } from '@talent/ui/field';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@talent/ui/button';
import {
  Bold,
  ChartNoAxesColumn,
  Heading2,
  ImagePlus,
  Link,
  MessageSquareQuote,
  Table,
} from 'lucide-react';
import { editorTexts, toolbarTexts } from '../content/blog-tools';
import { FigurePanel } from './figure-panel';
import { ImagePanel } from '../images/image-panel';
import { controlId, wordCount } from './check-post';
import { editFor, figureEdit, imageEdit } from './markdown-edits';
import type { Edit, TextSelection, EditKind } from './markdown-edits';
import { Preview } from '../../../writing/preview';
import { ViewSwitch } from '../../../writing/view-switch';

/** The text beside what readers will see of it; on a narrow screen one of the two. */
export function BodyEditor({
  text,
  onChange,
}: {
  text: string;
  onChange: (text: string) => void;
}): ReactNode {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [view, setView] = useState<'write' | 'preview'>('write');
  const [isChoosing, setIsChoosing] = useState(false);
  const [image, setImage] = useState<{ given: File | null } | null>(null);

  function edit(make: (selection: TextSelection) => Edit): void {
    const control = textarea.current;
    if (!control) return;
    const { value, selectionStart, selectionEnd } = control;
    applyEdit(control, make({ text: value, start: selectionStart, end: selectionEnd }));
  }
  function takeFile(files: FileList): boolean {
    const given = files[0];
    if (given) setImage({ given });
    return given !== undefined;
  }

  return (
    <div className="mt-6">
      <ViewSwitch view={view} onSwitch={setView} />
      <div className="grid gap-x-6 lg:grid-cols-2">
        <div className={view === 'write' ? '' : 'max-lg:hidden'}>
          <Field
            id={controlId('body')}
            label={editorTexts.fields.body}
            hint={editorTexts.words(wordCount(text))}
            required
          >
            {(control) => (
              <>
                <BodyToolbar
                  onEdit={(kind) => edit((selection) => editFor(kind, selection))}
                  onImage={() => setImage({ given: null })}
                  onFigure={() => setIsChoosing(!isChoosing)}
                  isChoosing={isChoosing}
                />
                {isChoosing && (
                  <FigurePanel
                    onChoose={(figure) => {
                      setIsChoosing(false);
                      edit((selection) => figureEdit(selection, figure));
                    }}
                  />
                )}
                {image && (
                  <ImagePanel
                    given={image.given}
                    onInsert={(path, alt) => {
                      setImage(null);
                      edit((selection) => imageEdit(selection, path, alt));
                    }}
                    onClose={() => {
                      setImage(null);
                      textarea.current?.focus();
                    }}
                  />
                )}
                <textarea
                  {...control}
                  ref={textarea}
                  rows={28}
                  className="control font-mono"
                  value={text}
                  onChange={({ target }) => onChange(target.value)}
                  onPaste={(event) => {
                    if (takeFile(event.clipboardData.files)) event.preventDefault();
                  }}
                  onDrop={(event) => {
                    if (takeFile(event.dataTransfer.files)) event.preventDefault();
                  }}
                />
              </>
            )}
          </Field>
        </div>
        <div className={view === 'preview' ? '' : 'max-lg:hidden'}>
          <Preview text={text} />
        </div>
      </div>
    </div>
  );
}

interface BodyToolbarProps {
  onEdit: (kind: EditKind) => void;
  onImage: () => void;
  onFigure: () => void;
  /** The panel of figures is open. */
  isChoosing: boolean;
}

const edits = [
  { kind: 'heading', Icon: Heading2 },
  { kind: 'bold', Icon: Bold },
  { kind: 'link', Icon: Link },
  { kind: 'callout', Icon: MessageSquareQuote },
  { kind: 'table', Icon: Table },
] as const;

/** Puts Markdown into the text at its selection. */
function BodyToolbar({ onEdit, onImage, onFigure, isChoosing }: BodyToolbarProps): ReactNode {
  return (
    <div role="group" aria-label={toolbarTexts.label} className="mb-2 flex flex-wrap gap-1.5">
      {edits.map(({ kind, Icon }) => (
        <Button key={kind} size="sm" variant="secondary" onClick={() => onEdit(kind)}>
          <Icon aria-hidden="true" />
          {toolbarTexts[kind]}
        </Button>
      ))}
      <Button size="sm" variant="secondary" onClick={onImage}>
        <ImagePlus aria-hidden="true" />
        {toolbarTexts.image}
      </Button>
      <Button size="sm" variant="secondary" aria-expanded={isChoosing} onClick={onFigure}>
        <ChartNoAxesColumn aria-hidden="true" />
        {toolbarTexts.figure}
      </Button>
    </div>
  );
}

/**
 * Changes a textarea like typing, so that the browser's undo reverts it. Its input event
 * tells React.
 */
function applyEdit(textarea: HTMLTextAreaElement, edit: Edit): void {
  textarea.focus();
  textarea.setSelectionRange(edit.from, edit.to);
  if (!insertAsTyped(textarea.ownerDocument, edit.insert)) {
    textarea.setRangeText(edit.insert, edit.from, edit.to, 'end');
    textarea.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  textarea.setSelectionRange(edit.selectStart, edit.selectEnd);
}

/** Deprecated without a successor: nothing else reaches the undo history. */
function insertAsTyped(document: Document, text: string): boolean {
  const { execCommand } = document as { execCommand?: Document['execCommand'] };
  return execCommand?.call(document, 'insertText', false, text) ?? false;
}

import { SegmentedControl } from '@talent/ui/segmented-control';
import { isShortcut } from '../../../frame/palette/shortcut';
import { lazyDialog } from '../../../lazy/lazy-dialog';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { editorTexts } from '../content/blog-tools';
import { slashTexts } from '../content/editor-words';
import { controlId } from '../publish/check-post';
import {
  editFor,
  figureEdit,
  imageEdit,
  type Edit,
  type EditKind,
  type TextSelection,
} from './markdown-edits';
import type { SlashItem, SlashWord } from './slash-items';
import { SlashMenu, useSlashMenu } from './slash-menu';
import { FigurePanel, TextToolbar } from './text-toolbar';
import { writingTexts } from '../../../writing/content/writing';
import { Preview } from '../../../writing/preview';
import { usePreviewSync } from '../../../writing/use-preview-sync';

const ImagePanel = lazyDialog(async () => (await import('../images/image-panel')).ImagePanel);

const views = ['write', 'preview'] as const;

/** The text, as high as the window, beside what readers will see of it; on a narrow screen one of the two. */
export function BodyEditor(props: {
  /** The text's control, for the title's Enter key. */
  textarea: RefObject<HTMLTextAreaElement | null>;
  /** Above the text, in its column. */
  title: ReactNode;
  titleText: string;
  text: string;
  onChange: (text: string) => void;
  onKeys: () => void;
}): ReactNode {
  const { textarea, title, titleText, text, onChange, onKeys } = props;
  const [view, setView] = useState<(typeof views)[number]>('write');
  const [isChoosing, setIsChoosing] = useState(false);
  /** The panel shows the first, and the others after it; null is one that is chosen there. */
  const [images, setImages] = useState<readonly (File | null)[]>([]);
  const preview = useRef<HTMLElement>(null);
  const sync = usePreviewSync(textarea, preview);

  function edit(make: (selection: TextSelection) => Edit): void {
    const control = textarea.current;
    if (!control) return;
    const { value, selectionStart, selectionEnd } = control;
    applyEdit(control, make({ text: value, start: selectionStart, end: selectionEnd }));
  }
  function insert(item: SlashItem, { from, typed }: SlashWord): void {
    const to = from + typed.length + 1;
    const isPanel = item.key === 'image' || item.key === 'figure';
    edit(({ text: value }) => {
      if (isPanel) return { from, to, insert: '', selectStart: from, selectEnd: from };
      const rest = value.slice(0, from) + value.slice(to);
      const made = editFor(item.key as EditKind, { text: rest, start: from, end: from });
      return { ...made, to: made.to + to - from };
    });
    if (item.key === 'image') setImages([null]);
    if (item.key === 'figure') setIsChoosing(true);
  }
  const slash = useSlashMenu(textarea, insert);

  /** Text is left to the browser, which inserts it as typed. */
  function takeFiles(event: { preventDefault: () => void }, data: DataTransfer): void {
    const files = [...data.files];
    if (files.length === 0 || hasText(data, files)) return;
    event.preventDefault();
    const pictures = files.filter(({ type }) => type.startsWith('image/'));
    // The panel says why it does not take another kind of file.
    setImages(pictures.length > 0 ? pictures : files.slice(0, 1));
  }
  const toNextImage = (): void => setImages(([, ...rest]) => rest);
  function onKeyDown(event: Parameters<typeof slash.onKeyDown>[0]): void {
    const kind = editOfKey(event.nativeEvent);
    if (kind) edit((selection) => editFor(kind, selection));
    if (kind || slash.onKeyDown(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  return (
    <div className="grid min-h-96 flex-1 grid-rows-[auto_minmax(0,1fr)] gap-x-8 max-lg:pt-4 lg:grid-cols-2 lg:grid-rows-1">
      <SegmentedControl
        className="mb-4 lg:hidden"
        name="writing-view"
        legend={writingTexts.view}
        choices={views.map((value) => ({ value, label: writingTexts[value] }))}
        value={view}
        onChoose={setView}
      />
      <div className={`flex min-w-0 flex-col ${view === 'write' ? '' : 'max-lg:hidden'}`}>
        {/* oxlint-disable-next-line house/changing-text -- a field */}
        {title}
        <TextToolbar
          onEdit={(kind) => edit((selection) => editFor(kind, selection))}
          onImage={() => setImages([null])}
          onFigure={() => setIsChoosing(!isChoosing)}
          onKeys={onKeys}
          isChoosing={isChoosing}
        />
        <div className="relative flex min-h-80 flex-1">
          {/* Over the text, which keeps its place. */}
          <div className="bg-paper shadow-overlay absolute inset-x-0 top-0 z-1 lg:max-h-full lg:overflow-y-auto">
            {isChoosing && (
              <FigurePanel
                onChoose={(figure) => {
                  setIsChoosing(false);
                  edit((selection) => figureEdit(selection, figure));
                }}
                onClose={() => {
                  setIsChoosing(false);
                  textarea.current?.focus();
                }}
              />
            )}
            {images[0] !== undefined && (
              <ImagePanel
                key={images.length}
                given={images[0]}
                onInsert={({ address, alt }) => {
                  toNextImage();
                  edit((selection) => imageEdit(selection, address, alt));
                }}
                onClose={() => {
                  toNextImage();
                  textarea.current?.focus();
                }}
              />
            )}
          </div>
          <textarea
            {...slash.control}
            id={controlId('body')}
            ref={textarea}
            aria-label={editorTexts.fields.body}
            placeholder={slashTexts.hint}
            className="placeholder:text-ink-muted absolute inset-0 w-full resize-none bg-transparent py-3 font-mono text-[0.9375rem] leading-relaxed outline-none max-lg:min-h-80"
            value={text}
            onChange={({ target }) => {
              onChange(target.value);
              slash.follow();
            }}
            onSelect={() => {
              slash.follow();
              sync.toCaret();
            }}
            onScroll={() => {
              slash.close();
              sync.toScroll();
            }}
            onBlur={slash.close}
            onKeyDown={onKeyDown}
            onPaste={(event) => takeFiles(event, event.clipboardData)}
            onDrop={(event) => takeFiles(event, event.dataTransfer)}
          />
          <SlashMenu slash={slash} />
        </div>
      </div>
      <div className={`relative ${view === 'preview' ? '' : 'max-lg:hidden'}`}>
        <Preview ref={preview} title={titleText} text={text} fills />
      </div>
    </div>
  );
}

/**
 * Whether a clipboard or a drop with files is about text: word processors, spreadsheets and browsers add a picture of it. The
 * names of files and the address of a dragged picture are no text.
 */
function hasText(data: DataTransfer, files: readonly File[]): boolean {
  const known = new Set([...files.map(({ name }) => name), ...linesOf(data, 'text/uri-list')]);
  return linesOf(data, 'text/plain').some((line) => !known.has(line));
}

function linesOf(data: DataTransfer, type: string): string[] {
  const lines = data.getData(type).split(/[\r\n]+/);
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** Changes a textarea like typing, so that the browser's undo reverts it. Its input event tells React. */
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

const edits: Readonly<Record<string, EditKind>> = { b: 'bold', i: 'italic' };

/** The edit of a key that is pressed in the text; null for every other key. In the text Ctrl+B is not the sidebar's. */
function editOfKey(event: KeyboardEvent): EditKind | null {
  const kind = edits[event.key.toLowerCase()];
  return kind && isShortcut(event, event.key.toLowerCase()) ? kind : null;
}

import { postFigures, type PostFigure } from '@talent/page-parts/figure-list';
import { Tooltip } from '@talent/ui/tooltip';
import {
  Bold,
  ChartNoAxesColumn,
  Heading2,
  ImagePlus,
  Italic,
  Keyboard,
  Link,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { toolbarTexts } from '../content/editor-words';
import type { EditKind } from './markdown-edits';
import { ToolButton } from '../../../controls/tool-button';

const edits = [
  { kind: 'heading', Icon: Heading2 },
  { kind: 'bold', Icon: Bold },
  { kind: 'italic', Icon: Italic },
  { kind: 'link', Icon: Link },
] as const;

/** Puts Markdown into the text at its selection. Everything else is behind the slash. */
export function TextToolbar(props: {
  onEdit: (kind: EditKind) => void;
  onImage: () => void;
  onFigure: () => void;
  onKeys: () => void;
  /** The panel of figures is open. */
  isChoosing: boolean;
}): ReactNode {
  const { onEdit, onImage, onFigure, onKeys, isChoosing } = props;
  return (
    <div role="group" aria-label={toolbarTexts.label} className="-mx-2 flex flex-wrap">
      {edits.map(({ kind, Icon }) => (
        <IconButton
          key={kind}
          label={toolbarTexts[kind]}
          Icon={Icon}
          onClick={() => onEdit(kind)}
        />
      ))}
      <IconButton label={toolbarTexts.image} Icon={ImagePlus} onClick={onImage} />
      <IconButton
        label={toolbarTexts.figure}
        Icon={ChartNoAxesColumn}
        aria-expanded={isChoosing}
        onClick={onFigure}
      />
      <IconButton label={toolbarTexts.keys} Icon={Keyboard} onClick={onKeys} />
    </div>
  );
}

type IconButtonProps = ComponentProps<'button'> & { label: string; Icon: LucideIcon };

function IconButton({ label, Icon, ...button }: IconButtonProps): ReactNode {
  return (
    <Tooltip text={label}>
      <button
        {...button}
        type="button"
        aria-label={label}
        className="text-ink-muted hover:bg-surface hover:text-ink aria-expanded:bg-surface flex size-9 items-center justify-center max-sm:size-11"
      >
        <Icon aria-hidden="true" className="size-4" />
      </button>
    </Tooltip>
  );
}

export function FigurePanel(props: {
  onChoose: (figure: PostFigure) => void;
  onClose: () => void;
}): ReactNode {
  const { onChoose, onClose } = props;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  return (
    <ul
      ref={list}
      aria-label={toolbarTexts.figures}
      className="border-rule flex flex-wrap gap-1.5 border p-3"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      {postFigures.map((figure) => (
        <li key={figure.id}>
          <ToolButton onClick={() => onChoose(figure)}>{figure.title}</ToolButton>
        </li>
      ))}
    </ul>
  );
}

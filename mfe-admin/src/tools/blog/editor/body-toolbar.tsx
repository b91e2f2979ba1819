import { Button } from '@talent/ui/button';
import { Bold, Heading2, ImagePlus, Link, MessageSquareQuote, Table } from 'lucide-react';
import type { ReactNode } from 'react';
import { toolbarTexts } from '../content/blog-tools';
import type { EditKind } from './markdown-edits';

interface BodyToolbarProps {
  onEdit: (kind: EditKind) => void;
  onImage: () => void;
}

const edits = [
  { kind: 'heading', Icon: Heading2 },
  { kind: 'bold', Icon: Bold },
  { kind: 'link', Icon: Link },
  { kind: 'callout', Icon: MessageSquareQuote },
  { kind: 'table', Icon: Table },
] as const;

/** Puts Markdown into the text at its selection. */
export function BodyToolbar({ onEdit, onImage }: BodyToolbarProps): ReactNode {
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
    </div>
  );
}

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { coverTexts } from '../content/image-texts';
import { controlId } from '../publish/check-post';
import { ImagePanel } from './image-panel';
import { imageAddress } from '../api/store-image';

interface CoverFieldProps {
  /** Name of the picture in the bucket; empty where the cover is drawn. */
  cover: string;
  onChange: (cover: string) => void;
}

/** Chooses the cover of a post: its drawing, or an uploaded picture. */
export function CoverField({ cover, onChange }: CoverFieldProps): ReactNode {
  const [isUploading, setUploading] = useState(false);
  const wasUploading = useRef(false);
  useEffect(() => {
    // The panel had the focus, and is gone.
    if (wasUploading.current && !isUploading) document.getElementById(controlId('cover'))?.focus();
    wasUploading.current = isUploading;
  }, [isUploading]);
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 text-sm font-medium">{coverTexts.title}</legend>
      {cover !== '' && (
        <img
          src={imageAddress(cover)}
          alt=""
          className="border-rule h-48 w-full border object-contain"
        />
      )}
      <p className="text-ink-muted text-sm">
        {cover === '' ? coverTexts.drawn : coverTexts.chosen}
      </p>
      {isUploading ? (
        <ImagePanel
          given={null}
          use="cover"
          onInsert={({ path }) => {
            onChange(path);
            setUploading(false);
          }}
          onClose={() => setUploading(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <ToolButton id={controlId('cover')} onClick={() => setUploading(true)}>
            {cover === '' ? coverTexts.upload : coverTexts.replace}
          </ToolButton>
          {cover !== '' && (
            <ToolButton onClick={() => onChange('')}>{coverTexts.remove}</ToolButton>
          )}
        </div>
      )}
    </fieldset>
  );
}

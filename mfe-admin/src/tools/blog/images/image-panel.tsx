import { FieldError } from '@talent/ui/field-error';
import { FileField } from '@talent/ui/file-field';
import { TextField } from '@talent/ui/text-field';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { imageAddress, RefusedImageError, storeImage } from '../api/store-image';
import { editorTexts } from '../content/blog-tools';
import { imageTexts } from '../content/image-texts';
import { useChange } from '../../../queries/use-data';
import { acceptedTypes, checkImage } from './prepare-image';
import { CropFields } from './crop-fields';
import { wholePicture, type Crop } from '@talent/api/blog/crop-rect';
import { typed } from '../../../controls/field-props';
import { ToolButton } from '../../../controls/tool-button';

export function ImagePanel(props: {
  /** Pasted or dropped; null to choose one here. */
  given: File | null;
  use?: 'text' | 'cover';
  /** Address of the stored picture on this site, its name in the bucket, and what it shows. */
  onInsert: (image: { address: string; path: string; alt: string }) => void;
  onClose: () => void;
}): ReactNode {
  const { given, use = 'text', onInsert, onClose } = props;
  const words = imageTexts[use];
  const altId = useId();
  const [alt, setAlt] = useState('');
  const [isAltMissing, setAltMissing] = useState(false);
  const [crop, setCrop] = useState<Crop>(wholePicture);
  const { mutate: check, data: checked } = useChange({
    failure: 'A file was not checked',
    mutationFn: checkImage,
  });
  const upload = useChange({
    failure: 'An image was not stored',
    mutationFn: storeImage,
    onSuccess: (path, image) => onInsert({ address: imageAddress(path), path, alt: image.alt }),
  });
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => panel.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (given) check(given);
  }, [given, check]);
  function send(): void {
    if (checked?.status !== 'fine' || upload.isPending) return;
    setAltMissing(alt.trim() === '');
    if (alt.trim() === '') return document.getElementById(altId)?.focus();
    upload.mutate({ image: checked, alt: alt.trim(), crop, isCover: use === 'cover' });
  }

  return (
    <div
      ref={panel}
      role="group"
      aria-label={words.title}
      className="border-boundary bg-surface space-y-4 border p-4"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // In a dialog, it closes the panel and not the dialog.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <FileField
        required
        label={imageTexts.choose}
        hint={words.hint}
        error={checked?.status === 'refused' ? checked.reason : undefined}
        accept={acceptedTypes}
        onChoose={(file) => {
          if (!file) return;
          setCrop(wholePicture);
          check(file);
        }}
      />
      {checked?.status === 'fine' && (
        <>
          <p role="status" className="text-sm">
            {imageTexts.chosen(checked.file.name, checked.width, checked.height)}
          </p>
          <CropFields file={checked.file} size={checked} crop={crop} onChange={setCrop} />
          <TextField
            id={altId}
            label={imageTexts.alt}
            hint={imageTexts.altHint}
            required
            maxLength={300}
            error={isAltMissing && alt.trim() === '' ? imageTexts.altMissing : undefined}
            {...typed(alt, setAlt)}
          />
        </>
      )}
      {upload.isError && (
        <FieldError id="image-failed">
          {upload.error instanceof RefusedImageError ? imageTexts.unreadable : imageTexts.failed}
        </FieldError>
      )}
      <div className="flex flex-wrap gap-2">
        <ToolButton
          variant="primary"
          isBlocked={checked?.status !== 'fine'}
          isPending={upload.isPending}
          pending={imageTexts.inserting}
          onClick={send}
        >
          {words.insert}
        </ToolButton>
        <ToolButton onClick={onClose}>{editorTexts.cancel}</ToolButton>
      </div>
    </div>
  );
}

import { cropRect, shapes, storedSize, type Crop, type Size } from '@talent/api/blog/crop-rect';
import { Select, optionsOf } from '@talent/ui/select';
import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { cropTexts } from '../content/image-texts';

export function CropFields(props: {
  file: File;
  size: Size;
  crop: Crop;
  onChange: (crop: Crop) => void;
}): ReactNode {
  const { file, size, crop, onChange } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = usePicture(file);
  useEffect(() => {
    // Drawn and not linked: the site's policy allows no addresses of a browser's own.
    if (canvas.current && picture) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  const stored = storedSize(cropRect(size, crop));

  function point({ currentTarget, clientX, clientY, buttons }: PointerEvent<HTMLElement>): void {
    if (buttons !== 1) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const share = (value: number) => Math.min(1, Math.max(0, value));
    const focus = { x: share((clientX - left) / width), y: share((clientY - top) / height) };
    onChange({ ...crop, focus });
  }
  const range = (label: string, value: number, most: number, change: (value: number) => void) => (
    <label className="block text-sm">
      <span>{label}</span>
      <input
        type="range"
        min={most === 1 ? 0 : 1}
        max={most}
        step={0.01}
        value={value}
        className="accent-signal block w-full"
        onChange={({ target }) => change(Number(target.value))}
      />
    </label>
  );

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {/* The sliders do the same for the keyboard. */}
      <canvas
        ref={canvas}
        aria-hidden="true"
        className="bg-surface block h-auto w-full touch-none self-start"
        onPointerDown={point}
        onPointerMove={point}
      />
      <div className="space-y-4">
        <Select
          label={cropTexts.shape}
          value={crop.shape}
          options={optionsOf(cropTexts.shapes)}
          onChoose={(value) => {
            const shape = shapes.find((known) => known === value);
            if (shape) onChange({ ...crop, shape });
          }}
        />
        {range(cropTexts.acrossFocus, crop.focus.x, 1, (x) =>
          onChange({ ...crop, focus: { ...crop.focus, x } }),
        )}
        {range(cropTexts.downFocus, crop.focus.y, 1, (y) =>
          onChange({ ...crop, focus: { ...crop.focus, y } }),
        )}
        {range(cropTexts.zoom, crop.zoom, 4, (zoom) => onChange({ ...crop, zoom }))}
        <p className="text-ink-muted text-sm">{cropTexts.stored(stored.width, stored.height)}</p>
      </div>
    </div>
  );
}

/** The picture of a file; null until it is read. */
function usePicture(file: File): ImageBitmap | null {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  useEffect(() => {
    let isCurrent = true;
    let made: ImageBitmap | null = null;
    createImageBitmap(file)
      .then((read) => {
        made = read;
        if (isCurrent) setPicture(read);
        else read.close();
      })
      .catch((error: unknown) => console.error('A picture was not shown', error));
    return () => {
      isCurrent = false;
      setPicture(null);
      made?.close();
    };
  }, [file]);
  return picture;
}

/** Width of the picture to look at, px. */
const SHOWN = 640;

/** Shows a picture with the part that a crop leaves, and its point of focus. The canvas gets the picture's shape. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const size: Size = { width: picture.width, height: picture.height };
  const scale = Math.min(1, SHOWN / size.width);
  canvas.width = Math.max(1, Math.round(size.width * scale));
  canvas.height = Math.max(1, Math.round(size.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return;
  const part = cropRect(size, crop);
  const [x, y] = [part.x * scale, part.y * scale];
  const [width, height] = [part.width * scale, part.height * scale];
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  context.fillStyle = 'rgb(0 0 0 / 0.55)';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const { x: left, y: top } = part;
  context.drawImage(picture, left, top, part.width, part.height, x, y, width, height);
  context.strokeStyle = 'white';
  context.lineWidth = 2;
  context.strokeRect(x + 1, y + 1, Math.max(1, width - 2), Math.max(1, height - 2));
  const { x: focusX, y: focusY } = crop.focus;
  context.beginPath();
  context.arc(focusX * canvas.width, focusY * canvas.height, 6, 0, 2 * Math.PI);
  context.fillStyle = 'white';
  context.fill();
  context.strokeStyle = 'black';
  context.stroke();
}

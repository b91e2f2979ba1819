import { SegmentedControl } from '@talent/ui/segmented-control';
import { useEffect, useRef } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import { cropTexts } from '../content/image-texts';
import { cropRect, shapes, storedSize } from './crop-rect';
import type { Crop, Size } from './crop-rect';

interface CropFieldsProps {
  file: File;
  size: Size;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/** Cuts a picture: its shape, the point that stays in the middle, and how near it is. */
export function CropFields({ file, size, crop, onChange }: CropFieldsProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    // Drawn and not linked: the site's policy allows no addresses of a browser's own.
    if (canvas.current) showFile(canvas.current, file).catch(console.error);
  }, [file]);
  const part = cropRect(size, crop);
  const stored = storedSize(part);
  const percent = (value: number, whole: number) => `${(value / whole) * 100}%`;

  function point({ currentTarget, clientX, clientY, buttons }: PointerEvent<HTMLElement>): void {
    if (buttons !== 1) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const share = (value: number) => Math.min(1, Math.max(0, value));
    const focus = { x: share((clientX - left) / width), y: share((clientY - top) / height) };
    onChange({ ...crop, focus });
  }
  const range = (label: string, value: number, most: number, change: (value: number) => void) => (
    <label className="block text-sm">
      {label}
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
      <div
        className="relative touch-none self-start overflow-hidden"
        onPointerDown={point}
        onPointerMove={point}
      >
        <canvas
          ref={canvas}
          aria-hidden="true"
          className="bg-surface block w-full"
          style={{ aspectRatio: `${size.width} / ${size.height}` }}
        />
        <div
          className="pointer-events-none absolute border-2 border-white outline-[100vmax] outline-[rgb(0_0_0/0.55)]"
          style={{
            left: percent(part.x, size.width),
            top: percent(part.y, size.height),
            width: percent(part.width, size.width),
            height: percent(part.height, size.height),
          }}
        />
        <div
          className="border-ink pointer-events-none absolute size-3 -translate-1/2 rounded-full border-2 bg-white"
          style={{ left: `${crop.focus.x * 100}%`, top: `${crop.focus.y * 100}%` }}
        />
      </div>
      <div className="space-y-4">
        <SegmentedControl
          name="image-shape"
          legend={cropTexts.shape}
          legendShown
          choices={shapes.map((value) => ({ value, label: cropTexts.shapes[value] }))}
          value={crop.shape}
          onChoose={(shape) => onChange({ ...crop, shape })}
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

/** Width of the picture to look at, px. */
const SHOWN = 640;

async function showFile(canvas: HTMLCanvasElement, file: File): Promise<void> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, SHOWN / picture.width);
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
}

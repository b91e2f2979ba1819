import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { useEffect, useRef, useState } from 'react';
import { downloadBlob } from '../download-blob';
import { CARD } from './card-part';
import type { CardPart } from './card-part';
import { drawCard } from './draw-card';

/** Words of a card's buttons and states. */
export interface ShareCardText {
  fileName: string;
  making: string;
  failed: string;
  download: string;
  share: string;
  notShared: string;
}

interface ShareCardProps {
  /** A new list is drawn anew: keep it while it says the same. */
  parts: readonly CardPart[];
  /** Everything that is written on the card, for people who do not see it. */
  description: string;
  text: ShareCardText;
  onUse?: (use: 'download-card' | 'share-card') => void;
}

type Drawing =
  | { status: 'drawing' }
  | { status: 'drawn'; file: File; canShare: boolean }
  | { status: 'failed' };

/** A picture that is drawn in this browser, to download or to hand to another app. */
export function ShareCard({ parts, description, text, onUse }: ShareCardProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawing, setDrawing] = useState<Drawing>({ status: 'drawing' });
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    setDrawing({ status: 'drawing' });
    setRefused(false);
    const show = async (element: HTMLCanvasElement): Promise<void> => {
      const next = await drawn(element, parts, text.fileName);
      if (isCurrent) setDrawing(next);
    };
    if (canvas.current) void show(canvas.current);
    return () => {
      isCurrent = false;
    };
  }, [parts, text.fileName]);
  const share = async (file: File): Promise<void> => {
    onUse?.('share-card');
    try {
      await navigator.share({ files: [file] });
      setRefused(false);
    } catch (error) {
      // The visitor has closed the list of apps.
      setRefused(!(error instanceof DOMException && error.name === 'AbortError'));
    }
  };
  return (
    <div className="mt-5">
      {/* It stays after a failure: a canvas that leaves and comes back would be drawn without its fonts. */}
      <canvas
        ref={canvas}
        role="img"
        aria-label={description}
        width={CARD.width}
        height={CARD.height}
        hidden={drawing.status === 'failed'}
        className="block h-auto w-full max-w-xl border border-rule"
      />
      <div className="mt-3 flex min-h-11 flex-wrap items-center gap-2">
        {drawing.status === 'drawing' && <p role="status">{text.making}</p>}
        {drawing.status === 'failed' && <Notice tone="error">{text.failed}</Notice>}
        {drawing.status === 'drawn' && (
          <>
            <Button
              variant="secondary"
              onClick={() => {
                onUse?.('download-card');
                downloadBlob(text.fileName, drawing.file);
              }}
            >
              {text.download}
            </Button>
            {drawing.canShare && (
              <Button variant="quiet" onClick={() => share(drawing.file)}>
                {text.share}
              </Button>
            )}
          </>
        )}
      </div>
      <p role="status" className="text-sm">
        {isRefused && text.notShared}
      </p>
    </div>
  );
}

async function drawn(
  canvas: HTMLCanvasElement,
  parts: readonly CardPart[],
  fileName: string,
): Promise<Drawing> {
  try {
    const blob = await drawCard(canvas, parts);
    const file = new File([blob], fileName, { type: 'image/png' });
    return { status: 'drawn', file, canShare: canShare(file) };
  } catch {
    return { status: 'failed' };
  }
}

function canShare(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

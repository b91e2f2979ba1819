import { downloadBlob } from '@talent/page-parts/download-blob';
import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { useEffect, useRef, useState } from 'react';
import { shareText as text } from '../content/share-text';
import { trackOffer } from '../track-offer';
import { CARD } from './card-layout';
import { drawCard } from './draw-card';
import type { OfferCard } from './offer-card';

type Drawing =
  | { status: 'drawing' }
  | { status: 'drawn'; file: File; canShare: boolean }
  | { status: 'failed' };

/** The picture of a comparison, drawn in this browser, to download or to hand to another app. */
export function ShareCard({ card }: { card: OfferCard }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawing, setDrawing] = useState<Drawing>({ status: 'drawing' });
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    setDrawing({ status: 'drawing' });
    setRefused(false);
    const show = async (element: HTMLCanvasElement): Promise<void> => {
      const next = await drawn(element, card);
      if (isCurrent) setDrawing(next);
    };
    if (canvas.current) void show(canvas.current);
    return () => {
      isCurrent = false;
    };
  }, [card]);
  const share = async (file: File): Promise<void> => {
    trackOffer({ action: 'share-card' });
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
        aria-label={describe(card)}
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
                trackOffer({ action: 'download-card' });
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

async function drawn(canvas: HTMLCanvasElement, card: OfferCard): Promise<Drawing> {
  try {
    const blob = await drawCard(canvas, card);
    const file = new File([blob], text.fileName, { type: 'image/png' });
    return { status: 'drawn', file, canShare: canShare(file) };
  } catch {
    return { status: 'failed' };
  }
}

/** Whether this browser passes files on to other apps. */
function canShare(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

/** Everything that is written on the card, for people who do not see it. */
function describe({ role, group, rows, sample, source, brand }: OfferCard): string {
  const words = rows.map((row) => `${row.words}.`).join(' ');
  return `${brand}. ${role}. ${group}. ${words} ${sample} ${source}`;
}

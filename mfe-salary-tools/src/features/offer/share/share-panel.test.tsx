// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OfferCard } from './offer-card';
import { SharePanel } from './share-panel';

const card: OfferCard = {
  brand: 'AI Talent Experts',
  host: 'site.example',
  role: 'Data Scientist',
  group: 'All levels',
  rows: [{ words: 'Between the 44th and 80th percentile', from: 44, to: 80 }],
  caption: 'Each stroke is one in 100 ranges, by pay. Blue: this offer.',
  sample: 'Based on 400 ranges.',
  source: 'Source: the example.',
};
const withPay = (isWhole: boolean): OfferCard =>
  isWhole ? { ...card, rows: [{ words: '$165,000', from: 44, to: 80 }] } : card;

/** The texts drawn on the canvas; `png` is the file it makes, null where it makes none. */
function stubCanvas(png: Blob | null): string[] {
  const words: string[] = [];
  const context = {
    fillText: (text: string) => words.push(text),
    measureText: () => ({ width: 10 }),
    fillRect: () => undefined,
    strokeRect: () => undefined,
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(png));
  return words;
}

const open = () =>
  renderPage(() => <SharePanel hasFigures linkOf={() => 'https://x.example'} cardOf={withPay} />);
const make = () => fireEvent.click(screen.getByRole('button', { name: 'Make a picture' }));

beforeEach(() => {
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { load: vi.fn(async () => []), ready: Promise.resolve() },
  });
});
afterEach(() => vi.restoreAllMocks());

it('draws the card with the site’s fonts and offers it as a file', async () => {
  const words = stubCanvas(new Blob(['png'], { type: 'image/png' }));
  const url = vi.fn(() => 'blob:x');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: url, revokeObjectURL: vi.fn() }));
  open();
  make();
  fireEvent.click(await screen.findByRole('button', { name: 'Download picture (PNG)' }));
  expect(url).toHaveBeenCalledWith(expect.objectContaining({ name: 'ai-offer-percentile.png' }));
  expect(words).toContain('Between the 44th and 80th percentile');
  expect(document.fonts.load).toHaveBeenCalledWith(expect.stringMatching(/^500 64px Newsreader/));
  screen.getByRole('img', { name: /^AI Talent Experts\. Data Scientist\..*44th and 80th/ });
  // jsdom has no Web Share: the button would do nothing.
  expect(screen.queryByRole('button', { name: 'Share picture …' })).toBeNull();
});

it('hands the file to other apps where the browser does, and a closed list is no failure', async () => {
  stubCanvas(new Blob(['png'], { type: 'image/png' }));
  const share = vi
    .fn()
    .mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
    .mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  Object.assign(navigator, { canShare: () => true, share });
  open();
  make();
  const button = await screen.findByRole('button', { name: 'Share picture …' });
  fireEvent.click(button);
  await vi.waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(/was not shared/)).toBeNull();
  fireEvent.click(button);
  await screen.findByText(/was not shared\. You can download it/);
  Object.assign(navigator, { canShare: undefined, share: undefined });
});

it.each([
  ['no file', () => stubCanvas(null)],
  ['no canvas', () => vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)],
])('keeps the link where there is %s, and says so', async (_, stub) => {
  stub();
  open();
  make();
  await screen.findByText(/could not draw the picture\. The link above/);
  screen.getByRole('button', { name: 'Copy link without my figures' });
});

it('throws a picture away whose content is no longer what the box says', async () => {
  const words = stubCanvas(new Blob(['png'], { type: 'image/png' }));
  open();
  make();
  await screen.findByRole('button', { name: 'Download picture (PNG)' });
  expect(words.join()).not.toContain('$165,000');
  fireEvent.click(screen.getByLabelText('Include my figures'));
  expect(screen.queryByRole('button', { name: 'Download picture (PNG)' })).toBeNull();
  make();
  await screen.findByRole('button', { name: 'Download picture (PNG)' });
  expect(words.join()).toContain('$165,000');
});

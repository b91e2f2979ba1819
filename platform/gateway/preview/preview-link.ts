import { z } from 'zod';
import type { Trust } from '../../registry/trust.ts';
import { signPass } from './preview-pass.ts';

/** Path on which a browser opens another version: `/_channel/NAME`. */
export const CHANNEL_LINK = '/_channel';

/** Default validity of a link, s. */
export const LINK_SECONDS = 7 * 24 * 60 * 60;

export const previewLinkSchema = z.strictObject({
  url: z.string().describe('opens the preview for anyone who has it'),
  until: z.date().describe('when it expires; ISO 8601, UTC'),
});

export type PreviewLink = z.infer<typeof previewLinkSchema>;

export interface PreviewLinkOptions {
  trust: Pick<Trust, 'sign'>;
  origin: string;
  channel: string;
  /** Page that it opens; default: the home page. */
  to?: string;
  /** Validity, s; `MAX_PASS_SECONDS` at most. */
  seconds?: number;
  now?: Date;
}

/** Signs a link that shows a channel, with the key that signs releases. Throws `NoSigningKeyError`. */
export async function createPreviewLink(options: PreviewLinkOptions): Promise<PreviewLink> {
  const { trust, origin, channel, to = '/', seconds = LINK_SECONDS, now = new Date() } = options;
  const until = Math.floor(now.getTime() / 1000) + seconds;
  const link = new URL(`${CHANNEL_LINK}/${channel}`, origin);
  link.searchParams.set('pass', await signPass(trust, { channel, to, until }));
  return { url: link.href, until: new Date(until * 1000) };
}

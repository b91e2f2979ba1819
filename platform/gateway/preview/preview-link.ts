import { z } from 'zod';
import { type Trust, signatureSchema } from '../../registry/trust.ts';
import { scopeOf } from '../../registry/keys/key-scope.ts';
import { channelName } from '../../registry/release.ts';
import { fromBase64Url, toBase64, toBase64Url } from '@talent/artifact/encoding';
import { parseJson } from '../http/limited-body.ts';

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

/** Longest validity of a link to a preview, s. */
export const MAX_PASS_SECONDS = 30 * 24 * 60 * 60;

/** Enough for the longest path and the longest channel name. */
const MAX_LENGTH = 2000;

/** A path of this site; addresses of other sites are refused. */
export const ownPath = z.string().regex(/^\/(?![/\\])[\x21-\x7e]{0,500}$/, 'must be a path');

const passSchema = z.strictObject({
  channel: channelName,
  to: ownPath,
  /** Unix seconds. */
  until: z.number().int().positive(),
});
type PreviewPass = z.infer<typeof passSchema>;

/** The signed part of a link to a preview. Throws `NoSigningKeyError`, `PreviewKeyError`. */
async function signPass(trust: Pick<Trust, 'sign'>, pass: PreviewPass): Promise<string> {
  const { key, value } = await trust.sign('preview', pass, scopeOf(pass.channel));
  const facts = toBase64Url(new TextEncoder().encode(JSON.stringify(pass)));
  return `${facts}.${key}.${value.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** The pass that a trusted key has signed; null where it is forged, malformed, expired or valid for too long. */
export async function readPass(
  text: string,
  { trust, now }: { trust: Pick<Trust, 'whyUntrusted'>; now: Date },
): Promise<PreviewPass | null> {
  if (text.length > MAX_LENGTH) return null;
  const [facts = '', key = '', value = '', ...rest] = text.split('.');
  const json = fromBase64Url(facts);
  const pass = passSchema.safeParse(json && parseJson(new TextDecoder().decode(json)));
  const bytes = fromBase64Url(value);
  if (!pass.success || bytes === null || rest.length > 0) return null;
  const signature = signatureSchema.safeParse({ key, value: toBase64(bytes) });
  if (!signature.success) return null;
  const scope = scopeOf(pass.data.channel);
  if ((await trust.whyUntrusted('preview', pass.data, signature.data, scope)) !== null) return null;
  const seconds = pass.data.until - now.getTime() / 1000;
  return seconds > 0 && seconds <= MAX_PASS_SECONDS ? pass.data : null;
}

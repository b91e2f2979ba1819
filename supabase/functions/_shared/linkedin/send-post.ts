import { linkedInPostSchema } from '@talent/api/linkedin/post';
import type { SendAnswer } from '@talent/api/linkedin/posts';
import { linkedInVersionEnd } from '@talent/api/linkedin/version-end';
import { z } from 'zod';
import type { FunctionContext } from '../context.ts';
import { recordRefusal, usableToken } from './connection.ts';
import { fetchLinkPicture, LinkPictureError } from './link-picture.ts';
import { laterOutcome, type PostOutcome } from './post-outcome.ts';
import { postRequest, sendPost } from './post-request.ts';
import { readLinkedInSettings, redirectUri } from './settings.ts';
import { uploadPicture, type UploadOutcome } from './upload-picture.ts';

/** Time limit of everything about the picture, ms. With the call that posts it is below the two-minute lease of a post. */
const PICTURE_MS = 60_000;

const claimSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('claimed'),
    post: z.object({
      id: z.number(),
      attempts: z.number(),
      commentary: z.string(),
      link_url: z.string().nullable(),
      link_title: z.string().nullable(),
    }),
  }),
  z.object({ status: z.enum(['missing', 'posted', 'posting', 'unknown']) }),
  z.object({ status: z.literal('duplicate'), id: z.number() }),
]);

type ClaimedPost = Extract<z.output<typeof claimSchema>, { status: 'claimed' }>['post'];

/** Publishes a post for an admin, unless it is published, being sent, or a duplicate. */
export async function postNow(
  context: FunctionContext,
  postId: number,
  adminId: string,
): Promise<SendAnswer['result']> {
  const { data } = await context.data
    .rpc('claim_linkedin_post', { post_id: postId, taken_by: adminId })
    .throwOnError();
  const claim = claimSchema.parse(data);
  if (claim.status !== 'claimed') return claim.status;
  await send(context, claim.post);
  return 'sent';
}

/**
 * Publishes the posts that are due, and mails the staff before the access to LinkedIn, or the version of its API, ends.
 */
export async function runLinkedInDue(context: FunctionContext): Promise<void> {
  await postDue(context);
  // The page that LinkedIn redirects to is also the one that connects.
  const notice = { staff_address: context.site.email, page: redirectUri(context) };
  await context.data.rpc('warn_of_linkedin_expiry', notice).throwOnError();
  const read = await readLinkedInSettings(context);
  if (read.status === 'ready') {
    const { version } = read.settings;
    await context.data
      .rpc('warn_of_linkedin_version', {
        ...notice,
        version,
        ends_on: linkedInVersionEnd(version),
      })
      .throwOnError();
  }
}

/** One after the other. Several callers may run at once: the database leases each post to one. */
async function postDue(context: FunctionContext): Promise<void> {
  for (;;) {
    const { data } = await context.data.rpc('claim_due_linkedin_post').throwOnError();
    if (data === null) return;
    const claim = claimSchema.parse(data);
    if (claim.status === 'claimed') await send(context, claim.post);
  }
}

async function send(context: FunctionContext, post: ClaimedPost): Promise<void> {
  const outcome = await outcomeOf(context, post);
  await context.data
    .rpc('finish_linkedin_post', { post_id: post.id, outcome: { ...outcome } })
    .throwOnError();
  if (outcome.status !== 'posted') {
    context.log(`LinkedIn post ${post.id}: ${outcome.status}, ${outcome.problem}`);
  }
}

async function outcomeOf(context: FunctionContext, post: ClaimedPost): Promise<PostOutcome> {
  const read = await readLinkedInSettings(context);
  if (read.status === 'missing') return { status: 'failed', problem: 'not-connected' };
  const { settings } = read;
  const found = await usableToken(context, settings);
  if (found.status !== 'usable') {
    const problem = found.status === 'none' ? 'not-connected' : 'reconnect';
    return { status: 'failed', problem };
  }
  const { commentary, link_url: linkUrl, link_title: linkTitle } = post;
  const checked = linkedInPostSchema.safeParse({
    commentary,
    linkUrl: linkUrl ?? '',
    linkTitle: linkTitle ?? '',
  });
  if (!checked.success) {
    const detail = checked.error.issues[0]?.message ?? '';
    return { status: 'failed', problem: 'invalid', detail };
  }
  const personSub = found.connection.person_sub;
  const about = { attempt: post.attempts, now: context.now() };
  const access = { ...about, token: found.token, personSub, settings };
  let outcome = await pictureOf(linkUrl, context.site.origin, access);
  if (outcome === null || outcome.status === 'uploaded') {
    const content = { commentary, linkUrl, linkTitle, imageUrn: outcome?.urn ?? null };
    outcome = await sendPost(postRequest(content, personSub, settings), found.token, about);
  }
  if (outcome.status === 'failed' && outcome.problem === 'reconnect') {
    await recordRefusal(context, found.connection);
  }
  return outcome;
}

/** Uploads the picture of a linked page; null where it has none. It comes before the post, so a failure publishes nothing. */
async function pictureOf(
  linkUrl: string | null,
  siteOrigin: string,
  access: Omit<Parameters<typeof uploadPicture>[1], 'signal'>,
): Promise<UploadOutcome | null> {
  const signal = AbortSignal.timeout(PICTURE_MS);
  try {
    const picture = await fetchLinkPicture(linkUrl, siteOrigin, signal);
    return picture && (await uploadPicture(picture, { ...access, signal }));
  } catch (error) {
    if (!(error instanceof LinkPictureError)) throw error;
    const { message: detail, isTemporary } = error;
    return isTemporary
      ? laterOutcome('no-page', access.attempt, detail)
      : { status: 'failed', problem: 'no-page', detail };
  }
}

import { sentLength, type LinkedInPostInput } from '@talent/api/linkedin/post';
import {
  postsRequestSchema,
  type LinkedInDryRun,
  type SendAnswer,
} from '@talent/api/linkedin/posts';
import { loadConnection, type StoredConnection } from '@talent/functions/linkedin/connection.ts';
import { fetchLinkPicture, LinkPictureError } from '@talent/functions/linkedin/link-picture.ts';
import { postRequest } from '@talent/functions/linkedin/post-request.ts';
import { readJson } from '@talent/functions/http/parse-json.ts';
import { problem, reply } from '@talent/functions/http/replies.ts';
import { postNow } from '@talent/functions/linkedin/send-post.ts';
import {
  readLinkedInApi,
  readLinkedInSettings,
  type LinkedInApi,
} from '@talent/functions/linkedin/settings.ts';
import { uploadRequest } from '@talent/functions/linkedin/upload-picture.ts';
import { adminHandler } from '@talent/functions/access/admin-handler.ts';

/**
 * `POST /functions/v1/linkedin-posts` with a `PostsRequest`, for admins. `dry-run` answers the exact call that would be made, without the token; `post`
 * publishes a stored post once. The outcome is in its row.
 */
export const handler = adminHandler(async (admin, request, context) => {
  if (request.method !== 'POST') return problem(405, 'method', 'Use POST.');
  const body = postsRequestSchema.safeParse(await readJson(request));
  if (!body.success) {
    return problem(
      422,
      'unreadable',
      body.error.issues[0]?.message ?? 'The request is unreadable.',
    );
  }
  const isDry = body.data.action === 'dry-run';
  const read = await (isDry ? readLinkedInApi(context) : readLinkedInSettings(context));
  if (read.status === 'missing') {
    return problem(409, 'not-configured', `Not set: ${read.names.join(', ')}.`);
  }
  const connection = await loadConnection(context);
  if (body.data.action === 'dry-run') {
    return reply(await dryRun(body.data.content, context.site.origin, read.settings, connection));
  }
  if (connection === null) {
    return problem(409, 'not-connected', 'No LinkedIn account is connected.');
  }
  const result = await postNow(context, body.data.id, admin.userId);
  return reply({ result } satisfies SendAnswer);
});

const PICTURE_MS = 20_000;

async function dryRun(
  { commentary, linkUrl, linkTitle }: LinkedInPostInput,
  siteOrigin: string,
  settings: LinkedInApi,
  connection: StoredConnection | null,
): Promise<LinkedInDryRun> {
  const personSub = connection?.person_sub ?? 'not-connected';
  const { picture, pictureProblem } = await pictureOf(linkUrl || null, siteOrigin);
  const upload = uploadRequest(personSub, settings);
  const content = {
    commentary,
    linkUrl: linkUrl || null,
    linkTitle: linkTitle || null,
    imageUrn: picture && 'urn:li:image:…',
  };
  const request = postRequest(content, personSub, settings);
  const authorization = connection === null ? 'not connected' : `Bearer …${connection.last4}`;
  return {
    picture: picture && {
      url: picture.url,
      type: picture.type,
      size: picture.bytes.byteLength,
      uploadUrl: upload.url,
      uploadBody: upload.body,
    },
    pictureProblem,
    ...request,
    headers: { ...request.headers, Authorization: authorization },
    sentLength: sentLength(commentary),
  };
}

async function pictureOf(linkUrl: string | null, siteOrigin: string) {
  try {
    const signal = AbortSignal.timeout(PICTURE_MS);
    return {
      picture: await fetchLinkPicture(linkUrl, siteOrigin, signal),
      pictureProblem: null,
    };
  } catch (error) {
    if (!(error instanceof LinkPictureError)) throw error;
    return { picture: null, pictureProblem: error.message };
  }
}

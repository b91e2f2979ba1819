import type { FunctionHandler } from '../_shared/context.ts';
import { deleteUnusedCvs } from '../_shared/cv-files.ts';
import { sendDueMails } from '../_shared/deliver-mails.ts';
import { hmacHex } from '../_shared/hash.ts';

/**
 * `POST /functions/v1/deliver-mails` with `Authorization: Bearer <functions' secret>`: sends what waits
 * and deletes what is kept no longer. For a scheduler, every minute; anybody else is answered as if there
 * were no such function.
 */
export const handler: FunctionHandler = async (request, context) => {
  const bearer = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  if (request.method !== 'POST' || !(await isSecret(bearer, context.secret))) {
    return Response.json(
      { code: 'NOT_FOUND', message: 'There is no such function.' },
      { status: 404 },
    );
  }
  const sent = await sendDueMails(context);
  const { data: deleted } = await context.data.rpc('delete_expired').throwOnError();
  await deleteUnusedCvs(context);
  return Response.json({ sent, deleted });
};

/** Compares hashes, whose first difference says nothing about the secret. */
async function isSecret(text: string, secret: string): Promise<boolean> {
  return (await hmacHex(secret, text)) === (await hmacHex(secret, secret));
}

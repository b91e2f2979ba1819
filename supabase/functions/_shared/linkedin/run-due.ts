import type { FunctionContext } from '../context.ts';
import { postDue } from './send-post.ts';
import { redirectUri } from './settings.ts';

/**
 * What LinkedIn needs from time to time: planned posts go out, and the staff get a mail before the access ends.
 * @returns how many posts were taken up
 */
export async function runLinkedInDue(context: FunctionContext): Promise<number> {
  const taken = await postDue(context);
  await context.data
    .rpc('warn_of_linkedin_expiry', {
      staff_address: context.site.email,
      // The page that connects is the one that LinkedIn leads back to.
      page: redirectUri(context),
    })
    .throwOnError();
  return taken;
}

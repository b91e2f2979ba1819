import type { FunctionContext } from '../context.ts';
import { postDue } from './send-post.ts';
import { redirectUri } from './settings.ts';

/**
 * Publishes the posts that are due, and mails the staff before the access to LinkedIn expires.
 * @returns how many posts were sent
 */
export async function runLinkedInDue(context: FunctionContext): Promise<number> {
  const taken = await postDue(context);
  await context.data
    .rpc('warn_of_linkedin_expiry', {
      staff_address: context.site.email,
      // The page that LinkedIn redirects to is also the one that connects.
      page: redirectUri(context),
    })
    .throwOnError();
  return taken;
}

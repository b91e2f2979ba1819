/**
 * Owners of the functions, as CODEOWNERS says for `supabase/functions/`: the gateway that is deployed has no repository. A test
 * compares them.
 */
export const FUNCTION_OWNERS: readonly string[] = ['@talent-site/backend'];

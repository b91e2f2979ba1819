import { linkedInPostSchema, wholeLink, type LinkedInPostInput } from '@talent/api/linkedin/post';
import type { LinkedInDryRun } from '@talent/api/linkedin/posts';
import { useSite, useUnsaved } from '@talent/sdk';
import type { FormProblem } from '@talent/ui/error-summary';
import { useMemo, useState } from 'react';
import { useCrashDraft } from '../../../drafts/use-crash-draft';
import { useChange } from '../../../queries/use-data';
import {
  callLinkedIn,
  contentOf,
  fetchLinkedInPost,
  LinkedInError,
  saveLinkedInPost,
  type LinkedInPost,
  type Plan,
} from '../queries';
import { saveFailureTexts, workText } from '../content/linkedin';

export type PostComposer = ReturnType<typeof usePostComposer>;

/** Ids of the controls, for links from the error summary. */
export const fieldIds: Readonly<Record<keyof LinkedInPostInput, string>> = {
  commentary: 'linkedin-commentary',
  linkUrl: 'linkedin-link-url',
  linkTitle: 'linkedin-link-title',
};

const nothing: LinkedInPostInput = { commentary: '', linkUrl: '', linkTitle: '' };
const names = Object.keys(nothing) as (keyof LinkedInPostInput)[];

/**
 * Writes one post.
 * @param initial - null begins one
 * @param onStored - gets the post whenever it has changed in the database
 */
export function usePostComposer(
  initial: LinkedInPost | null,
  onStored: (post: LinkedInPost) => void,
) {
  const [stored, setStored] = useState(initial);
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  const [content, setContent] = useState(initial === null ? nothing : contentOf(initial));
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const { origin } = useSite();
  /** As it is stored, shown and sent. */
  const whole = { ...content, linkUrl: wholeLink(content.linkUrl, origin) };
  const id = stored?.id ?? null;
  const base = stored === null ? nothing : contentOf(stored);
  const isDirty = names.some((name) => content[name] !== base[name]);

  const draft = useMemo(() => (isDirty ? { key, content } : null), [isDirty, key, content]);
  const keepDraft = useCrashDraft({
    name: `linkedin-post:${id ?? 'new'}`,
    content: draft,
    read: readUnsaved,
    onFound: (found) => {
      setKey(found.key);
      setContent(found.content);
    },
  });
  useUnsaved(isDirty ? workText : null, () => (keepDraft() ? 'browser' : 'page'));

  /** One action at a time; it clears the messages of the last one. A dry run gives the request that posting would send. */
  const action = useChange({
    failure: 'A LinkedIn post could not be worked on',
    mutationFn: ({ act }: { work: Work; act: () => Promise<LinkedInDryRun | null> }) => act(),
  });
  const during = (work: Work, act: () => Promise<LinkedInDryRun | null>): void => {
    if (!action.isPending) action.mutate({ work, act });
  };

  /** Marks the fields that are wrong. A draft may lack a text or a title; what it has must be right. */
  function isSound(isDraft = false): boolean {
    const { error } = linkedInPostSchema.safeParse(whole);
    const found = (error?.issues ?? [])
      .map(({ path, message }) => ({ name: path[0] as keyof LinkedInPostInput, message }))
      .filter(({ name }) => !isDraft || whole[name].trim() !== '')
      .map(({ name, message }) => ({ id: fieldIds[name], message }));
    setProblems(found);
    return found.length === 0;
  }

  function taken(post: LinkedInPost): LinkedInPost {
    setStored(post);
    setContent(contentOf(post));
    onStored(post);
    return post;
  }

  const store = async (plan: Plan) =>
    taken(await saveLinkedInPost({ id, key, content: whole, plan }));

  async function refresh(postId: number): Promise<LinkedInPost | null> {
    const post = await fetchLinkedInPost(postId);
    return post && taken(post);
  }

  return {
    content,
    whole,
    stored,
    isDirty,
    work: action.isPending ? action.variables.work : null,
    /** Problems that kept it from being sent at the last try. */
    problems,
    /** Why the last action failed. */
    failure: action.error && failureOf(action.error),
    dryRun: action.data ?? null,
    change: (changes: Partial<LinkedInPostInput>) =>
      setContent((before) => ({ ...before, ...changes })),
    save: (plan: Plan) => {
      // A scheduled post goes out without another check.
      if (!isSound(plan === null)) return;
      during('saving', async () => {
        await store(plan);
        return null;
      });
    },
    post: () => {
      if (!isSound()) return;
      during('posting', async () => {
        const plan = stored?.status === 'scheduled' ? 'keep' : null;
        const post = isDirty || stored === null ? await store(plan) : stored;
        const asked = callLinkedIn('linkedin-posts', { action: 'post', id: post.id });
        const failed = await asked.then(
          () => null,
          (error: unknown) => ({ error }),
        );
        // Its row has the outcome, also where the answer was lost.
        const now = await refresh(post.id);
        if (failed !== null && (now === null || !isOut(now))) throw failed.error;
        return null;
      });
    },
    check: () => {
      if (!isSound()) return;
      during('checking', () =>
        callLinkedIn('linkedin-posts', { action: 'dry-run', content: whole }),
      );
    },
    /** The stored post has changed: it was marked by hand. */
    reload: async () => {
      if (stored) await refresh(stored.id);
    },
  };
}

/** Whether a post is with LinkedIn, or may be. */
export function isOut({ status }: LinkedInPost): boolean {
  return ['posting', 'posted', 'unknown'].includes(status);
}

type Work = 'saving' | 'posting' | 'checking';

function failureOf(error: Error): string {
  return error instanceof LinkedInError ? error.message : saveFailureTexts.offline;
}

/** Null for what is none. */
function readUnsaved(value: unknown) {
  const { key, content } = (value ?? {}) as { key?: string; content?: LinkedInPostInput };
  const isPost = names.every((name) => typeof content?.[name] === 'string');
  return typeof key === 'string' && content && isPost ? { key, content } : null;
}

import { linkedInPostSchema } from '@talent/api/linkedin/post';
import type { FormProblem } from '@talent/ui/error-summary';
import { useEffect, useState } from 'react';
import { dryRunLinkedInPost } from '../../api/dry-run-linkedin-post';
import type { LinkedInDryRun } from '../../api/dry-run-linkedin-post';
import { fetchLinkedInPost } from '../../api/fetch-linkedin-post';
import type { LinkedInContent, LinkedInPost } from '../../api/linkedin-post';
import { saveLinkedInPost } from '../../api/save-linkedin-post';
import { sendLinkedInPost } from '../../api/send-linkedin-post';
import { saveFailureTexts } from '../../content/linkedin';
import { failureText } from '../linkedin-connection/failure-text';
import { fieldIds } from './field-ids';
import { findUnsaved, forgetUnsaved, keepUnsaved } from './unsaved-post';

export type ComposerWork = 'none' | 'saving' | 'posting' | 'checking';

/** A post being written, and everything that can be done with it. */
export interface PostComposer {
  content: LinkedInContent;
  stored: LinkedInPost | null;
  isDirty: boolean;
  work: ComposerWork;
  /** What keeps it from being sent, from the last attempt. */
  problems: readonly FormProblem[];
  /** Why the last thing did not work. */
  failure: string | null;
  dryRun: LinkedInDryRun | null;
  change: (changes: Partial<LinkedInContent>) => void;
  /** `null` makes it a draft, a time (ISO 8601 in UTC) plans it, `keep` leaves a plan as it is. */
  save: (plan: string | null | 'keep') => Promise<void>;
  post: () => Promise<void>;
  check: () => Promise<void>;
  /** The stored post has changed: it was marked by hand. */
  reload: () => Promise<void>;
}

const nothing: LinkedInContent = { commentary: '', linkUrl: '', linkTitle: '' };

/**
 * Writes one post.
 * @param initial - null begins one
 * @param onStored - gets the post whenever the database has something new of it
 */
export function usePostComposer(
  initial: LinkedInPost | null,
  onStored: (post: LinkedInPost) => void,
): PostComposer {
  const [stored, setStored] = useState(initial);
  const [unsaved] = useState(() => findUnsaved(initial?.id ?? null));
  const [key] = useState(() => unsaved?.key ?? crypto.randomUUID());
  const [content, setContent] = useState(unsaved?.content ?? initial?.content ?? nothing);
  const [work, setWork] = useState<ComposerWork>('none');
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [dryRun, setDryRun] = useState<LinkedInDryRun | null>(null);

  const id = stored?.id ?? null;
  const base = stored?.content ?? nothing;
  const isDirty = (Object.keys(nothing) as (keyof LinkedInContent)[]).some(
    (name) => content[name] !== base[name],
  );
  useEffect(() => {
    if (isDirty) keepUnsaved(id, { key, content });
    else forgetUnsaved(id);
  }, [id, isDirty, key, content]);

  function isSound(): boolean {
    const checked = linkedInPostSchema.safeParse(content);
    const found = checked.success
      ? []
      : checked.error.issues.map(({ path, message }) => ({
          id: fieldIds[path[0] as keyof LinkedInContent],
          message,
        }));
    setProblems(found);
    return checked.success;
  }

  function taken(post: LinkedInPost): void {
    forgetUnsaved(id);
    setStored(post);
    setContent(post.content);
    onStored(post);
  }

  async function store(plan: string | null | 'keep'): Promise<LinkedInPost | null> {
    const saved = await saveLinkedInPost({ id, key, content, plan });
    if (saved.status === 'saved') {
      taken(saved.post);
      return saved.post;
    }
    setFailure(saveFailureTexts[saved.failure]);
    return null;
  }

  /** One thing at a time; what the last one said goes. */
  async function during(now: ComposerWork, act: () => Promise<void>): Promise<void> {
    if (work !== 'none') return;
    setWork(now);
    setFailure(null);
    setDryRun(null);
    await act().catch((error: unknown) => {
      console.error('A LinkedIn post could not be worked on', error);
      setFailure(saveFailureTexts.offline);
    });
    setWork('none');
  }

  async function refresh(postId: number): Promise<void> {
    const post = await fetchLinkedInPost(postId);
    if (post) taken(post);
  }

  return {
    ...{ content, stored, isDirty, work, problems, failure, dryRun },
    change: (changes) => setContent((before) => ({ ...before, ...changes })),
    save: async (plan) => {
      // A draft may be unfinished; what is planned goes out without another look.
      if (plan !== null && !isSound()) return;
      if (plan === null) setProblems([]);
      await during('saving', async () => void (await store(plan)));
    },
    post: async () => {
      if (!isSound()) return;
      await during('posting', async () => {
        const plan = stored?.status === 'scheduled' ? 'keep' : null;
        const post = isDirty || stored === null ? await store(plan) : stored;
        if (post === null) return;
        const answer = await sendLinkedInPost(post.id);
        if (answer.status === 'failed') setFailure(failureText(answer));
        await refresh(post.id);
      });
    },
    check: async () => {
      if (!isSound()) return;
      await during('checking', async () => {
        const answer = await dryRunLinkedInPost(content);
        if (answer.status === 'done') setDryRun(answer.value);
        else setFailure(failureText(answer));
      });
    },
    reload: async () => {
      if (stored) await refresh(stored.id);
    },
  };
}

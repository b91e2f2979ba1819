import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { draftKey, dropDraft, keepDraft, leftDrafts } from './left-drafts';
import { otherTabs, tabName } from './open-tabs';

interface CrashDraft<Content> {
  /** Of the text, such as `linkedin-post:12`. Another name is another text. */
  name: string;
  /** The unsaved text; null: everything is saved. */
  content: Content | null;
  /** Gives the content of a draft, or null for what is none of this text. */
  read: (content: unknown) => Content | null;
  /** Takes up a draft that this tab or a crashed one has left behind. It is called only while everything is saved. */
  onFound: (content: Content) => void;
}

/**
 * Keeps a text that is not saved for the case that the browser crashes, and takes up what a crashed tab has left behind.
 * @returns keeps the text now, and says whether it would survive a crash
 */
export function useCrashDraft<Content>(draft: CrashDraft<Content>): () => boolean {
  const { name, content } = draft;
  const text = `staff-draft:${name}`;
  const [tab, setTab] = useState<string | null>(null);
  const key = tab === null ? null : draftKey(text, tab);
  const ownKey = useRef<string | null>(null);

  const take = useEffectEvent((own: string, others: readonly string[]) => {
    setTab(own);
    const [left] = leftDrafts(text, others, draft.read);
    // Someone who has begun to type has another text: the draft stays in storage.
    if (left === undefined || content !== null) return;
    const ownDraft = draftKey(text, own);
    if (left.key !== ownDraft && keepDraft(ownDraft, left.content)) dropDraft(left.key);
    draft.onFound(left.content);
  });
  useEffect(() => {
    let isCurrent = true;
    Promise.all([tabName(), otherTabs()])
      .then(([own, others]) => {
        if (isCurrent) take(own, others);
      })
      .catch((error: unknown) => console.error('Drafts cannot be kept in this browser', error));
    return () => {
      isCurrent = false;
    };
  }, [name]);

  const keep = (): boolean => key !== null && content !== null && keepDraft(key, content);
  const keepOrDrop = useEffectEvent(() => {
    if (ownKey.current !== null && ownKey.current !== key) dropDraft(ownKey.current);
    ownKey.current = null;
    if (key === null) return;
    if (content === null) dropDraft(key);
    else if (keep()) ownKey.current = key;
  });
  useEffect(() => keepOrDrop(), [key, content]);

  return keep;
}

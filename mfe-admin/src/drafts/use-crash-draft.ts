import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { otherTabs, tabName } from './open-tabs';

/**
 * Keeps a text that is not saved for the case that the browser crashes, and takes up what a crashed tab has left behind.
 * @returns keeps the text now, and says whether it would survive a crash
 */
export function useCrashDraft<Content>(draft: {
  /** Of the text, such as `linkedin-post:12`. Another name is another text. */
  name: string;
  /** The unsaved text; null: everything is saved. */
  content: Content | null;
  /** Gives the content of a draft, or null for what is none of this text. */
  read: (content: unknown) => Content | null;
  /**
   * Takes up a draft that this tab or a crashed one has left behind, of a time in ISO 8601. It is called only while
   * everything is saved.
   */
  onFound: (content: Content, at: string) => void;
}): () => boolean {
  const { name, content } = draft;
  const [tab, setTab] = useState<string | null>(null);
  const key = tab === null ? null : draftKey(name, tab);
  const ownKey = useRef<string | null>(null);

  const take = useEffectEvent((own: string, others: readonly string[]) => {
    setTab(own);
    const [left] = leftDrafts(name, others, draft.read);
    // Someone who has begun to type has another text: the draft stays in storage.
    if (left === undefined || content !== null) return;
    const ownDraft = draftKey(name, own);
    if (left.key !== ownDraft && keepDraft(ownDraft, left.content)) dropDraft(left.key);
    draft.onFound(left.content, left.at);
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

const PREFIX = 'staff-draft:';

/** Nobody comes back for an older one, ms: 30 days. */
const KEPT_MS = 30 * 24 * 3600_000;

/** A tab's place for a text: two tabs with one text do not overwrite each other's. */
function draftKey(name: string, tab: string): string {
  return `${PREFIX}${name}:${tab}`;
}

/** Keeps a draft in this browser. False: the storage is full or off, and nothing was kept. */
function keepDraft(key: string, content: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ at: new Date().toISOString(), content }));
    return true;
  } catch {
    return false;
  }
}

function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser without storage has kept nothing.
  }
}

/**
 * The drafts of a text that no other open tab is writing, newest first. It forgets old drafts of all texts.
 * @param others names of the other open tabs
 */
function leftDrafts<Content>(
  name: string,
  others: readonly string[],
  read: (content: unknown) => Content | null,
) {
  const prefix = draftKey(name, '');
  return draftKeys()
    .flatMap((key) => {
      const draft = readDraft(key);
      if (draft === null || Date.now() - Date.parse(draft.at) > KEPT_MS) {
        dropDraft(key);
        return [];
      }
      if (!key.startsWith(prefix) || others.includes(key.slice(prefix.length))) return [];
      const content = read(draft.content);
      return content === null ? [] : [{ key, at: draft.at, content }];
    })
    .sort((one, other) => (one.at < other.at ? 1 : -1));
}

function draftKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

/** Null for what another version of this tool, or anything else, has written. */
function readDraft(key: string): { at: string; content: unknown } | null {
  try {
    const { at, content } = JSON.parse(localStorage.getItem(key) ?? '') as Record<string, string>;
    return Number.isFinite(Date.parse(at ?? '')) ? { at: at ?? '', content } : null;
  } catch {
    return null;
  }
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { otherTabs, tabName } from './open-tabs';
import { createServerCopy, listServerCopies, type ServerCopy } from './server-copies';

/**
 * Keeps a text that is not saved for the case that the browser crashes, and takes up what a crashed tab has left behind. This
 * browser has each letter at once; a browser that is killed may not have written it to disk, so the server has it seconds later.
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
  /** False: the server has the text already, which is saved as it is typed. */
  isCopied?: boolean;
}): () => boolean {
  const { name, content, isCopied = true } = draft;
  const [tab, setTab] = useState<string | null>(null);
  const key = tab === null ? null : draftKey(name, tab);
  const ownKey = useRef<string | null>(null);
  /** Null until it is known what was left behind. */
  const [copy, setCopy] = useState<ReturnType<typeof createServerCopy> | null>(null);

  const take = useEffectEvent((own: string, others: readonly string[], copies: ServerCopy[]) => {
    copy?.drop();
    const next = createServerCopy(name, own);
    setCopy(next);
    // Someone who has begun to type has another text: the draft stays where it is.
    if (content !== null) return;
    const [left] = [...copies, ...keptDrafts(name)]
      .filter(({ tab: from }) => !others.includes(from))
      .flatMap((found) => {
        const text = draft.read(found.content);
        return text === null ? [] : [{ ...found, text }];
      })
      .sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
    if (left === undefined) return;
    if (left.tab !== own && keepDraft(draftKey(name, own), left.content))
      dropDraft(draftKey(name, left.tab));
    if (copies.some(({ tab: from }) => from === left.tab)) next.take(left);
    draft.onFound(left.text, left.at);
  });
  const open = useEffectEvent(async (isCurrent: () => boolean): Promise<void> => {
    const asked = isCopied ? listServerCopies(name) : [];
    const [own, others] = await Promise.all([tabName(), otherTabs()]);
    if (isCurrent()) setTab(own);
    const copies = await asked;
    if (isCurrent()) take(own, others, copies);
  });
  useEffect(() => {
    let isCurrent = true;
    open(() => isCurrent).catch((error: unknown) =>
      console.error('Drafts cannot be kept in this browser', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [name]);
  useEffect(() => () => copy?.flush(), [copy]);

  const keep = (): boolean => key !== null && content !== null && keepDraft(key, content);
  const keepOrDrop = useEffectEvent(() => {
    if (content === null || !isCopied) copy?.drop();
    else copy?.keep(content);
    if (ownKey.current !== null && ownKey.current !== key) dropDraft(ownKey.current);
    ownKey.current = null;
    if (key === null) return;
    if (content !== null) {
      if (keep()) ownKey.current = key;
    } else if (copy !== null) dropDraft(key);
  });
  useEffect(() => keepOrDrop(), [key, content, isCopied, copy]);

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

/** The drafts of a text in this browser. It forgets old drafts of all texts. */
function keptDrafts(name: string): ServerCopy[] {
  const prefix = draftKey(name, '');
  return draftKeys().flatMap((key) => {
    const draft = readDraft(key);
    if (draft === null || Date.now() - Date.parse(draft.at) > KEPT_MS) {
      dropDraft(key);
      return [];
    }
    return key.startsWith(prefix) ? [{ tab: key.slice(prefix.length), ...draft }] : [];
  });
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

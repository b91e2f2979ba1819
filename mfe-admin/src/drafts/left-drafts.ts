/** A text that was not saved, as this browser keeps it for the case that it crashes. */
interface KeptDraft {
  /** ISO 8601 in UTC. */
  at: string;
  content: unknown;
}

export interface LeftDraft<Content> {
  key: string;
  /** ISO 8601 in UTC. */
  at: string;
  content: Content;
}

/** The first words of the keys of all drafts. */
const KEYS = /^(?:staff-draft|blog-work):/;

/** Nobody comes back for an older one, ms: 30 days. */
const KEPT_MS = 30 * 24 * 3600_000;

/** A tab's place for a text: two tabs with one text do not overwrite each other's. */
export function draftKey(name: string, tab: string): string {
  return `${name}:${tab}`;
}

/** Keeps a draft in this browser. False: the storage is full or off, and nothing was kept. */
export function keepDraft(key: string, content: unknown): boolean {
  try {
    const draft: KeptDraft = { at: new Date().toISOString(), content };
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser without storage has kept nothing.
  }
}

/**
 * The drafts of a text that no other open tab is writing, newest first. It forgets old drafts of all texts.
 * @param others names of the other open tabs
 * @param read gives the content, or null for what is none of this text
 */
export function leftDrafts<Content>(
  name: string,
  others: readonly string[],
  read: (content: unknown) => Content | null,
): LeftDraft<Content>[] {
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
    return Object.keys(localStorage).filter((key) => KEYS.test(key));
  } catch {
    return [];
  }
}

/** Null for what another version of this tool, or anything else, has written. */
function readDraft(key: string): KeptDraft | null {
  try {
    const { at, content } = JSON.parse(localStorage.getItem(key) ?? '') as KeptDraft;
    return Number.isFinite(Date.parse(at)) ? { at, content } : null;
  } catch {
    return null;
  }
}

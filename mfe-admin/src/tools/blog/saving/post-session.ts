import { findPost } from '../../../posts/api/fetch-post';
import type { PostFields, StoredPost } from '../../../posts/api/post';
import { differingFields } from '../../../posts/post-fields';
import { savePost, type SaveOutcome } from '../api/save-post';
import { checkPost } from '../publish/check-post';
import {
  draftFields,
  followsTitle,
  isSavedAutomatically,
  isShown,
  openingState,
  otherSlug,
  type EditorState,
  type Intent,
  type UnsavedWork,
} from './editor-state';

/** ms without typing until a draft is sent. */
const PAUSE = 2000;
/** ms from the first change that is not stored until it is sent, also while the person types on. */
const LONGEST = 4000;
/** ms until a draft is sent again that got no answer. */
const RETRY = 5000;

export type PostSession = ReturnType<typeof createPostSession>;

/** The work on one post while its editor is open: what is stored, what is written, and how the two come together. */
export function createPostSession(options: {
  initial: StoredPost | null;
  /** A new post is stored. */
  onCreated: (post: StoredPost) => void;
  /** A person saved; `before` is what was stored, null for a new post. */
  onSaved: (before: StoredPost | null, after: StoredPost) => void;
}) {
  const { initial, onCreated, onSaved } = options;
  let state = openingState(initial);
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Times in ms: of the first change that is not stored, and before which nothing is sent again. */
  let since: number | null = null;
  let notBefore = 0;
  /** Not sent again by the editor: the database refused them, or took a part of them. */
  let settled: PostFields | null = null;
  /** The first save of a new post, when its answer was lost: the next try must not make a second post. */
  let lost: PostFields | null = null;
  const listeners = new Set<() => void>();

  function set(changes: Partial<EditorState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
    plan();
  }

  function plan(): void {
    clearTimeout(timer);
    if (!isSavedAutomatically(state) || state.fields === settled) {
      if (state.saveState.status === 'idle') since = null;
      return;
    }
    const now = Date.now();
    since ??= now;
    const wait = Math.max(Math.min(PAUSE, since + LONGEST - now), notBefore - now, 0);
    timer = setTimeout(() => void save(null), wait);
  }

  /** One save after the other: what a person orders while the editor is saving waits for its turn. */
  async function save(intent: Intent | null): Promise<void> {
    while (running) await running;
    if (intent === null && !isSavedAutomatically(state)) return;
    running = send(intent).finally(() => {
      running = null;
    });
    await running;
  }

  async function send(intent: Intent | null): Promise<void> {
    const { stored, fields, base } = state;
    if (intent) {
      const problems = checkPost(fields, intent.status);
      set({ problems });
      if (problems.length > 0) return;
    }
    const isDraft = intent === null || intent.status === 'draft';
    const sent = isDraft ? draftFields(fields, stored, lost?.slug) : fields;
    set({ saveState: { status: 'saving', intent } });
    const to = { id: stored?.id ?? null, version: base, ...intent };
    let outcome = await savePost({ ...to, fields: sent });
    const own = lost && stored === null && isTaken(outcome) ? await findLost(lost) : null;
    // What has been typed since is a change of the post that is there.
    if (own) {
      accept(own, null, null);
      return intent ? send(intent) : undefined;
    }
    // Another post has the address, and the person did not choose this one.
    if (isTaken(outcome) && followsTitle(sent, stored)) {
      outcome = await savePost({ ...to, fields: { ...sent, slug: otherSlug(sent.slug) } });
    }
    if (outcome.status === 'failed') {
      const { failure } = outcome;
      if (failure !== 'offline') settled = state.fields;
      else {
        notBefore = Date.now() + RETRY;
        if (stored === null) lost = sent;
      }
      return set({ saveState: { status: 'failed', failure, intent } });
    }
    if (outcome.status === 'conflict') {
      const { theirs } = outcome;
      // The answer to an earlier save was lost: what is stored is this text.
      const isSame =
        differingFields(sent, theirs.fields).length === 0 &&
        (intent === null || intent.status === theirs.status);
      if (!isSame) return set({ saveState: { status: 'conflict', theirs, intent } });
      return accept(theirs, fields, intent);
    }
    accept(outcome.post, fields, intent);
  }

  /** Takes over what is stored now. Text typed since `asked` stays, and is not saved yet. */
  function accept(post: StoredPost, asked: PostFields | null, intent: Intent | null): void {
    const before = state.stored;
    const isUntouched = state.fields === asked;
    const isSlugKept = asked !== null && state.fields.slug !== asked.slug;
    const slug = isSlugKept ? state.fields.slug : post.fields.slug;
    const fields = state.fields.slug === slug ? state.fields : { ...state.fields, slug };
    settled = isUntouched ? fields : null;
    since = null;
    notBefore = 0;
    set({
      stored: post,
      base: post.version,
      fields,
      saveState: { status: 'idle' },
      ...(intent && { merging: null, setAside: null, broughtBack: null }),
    });
    if (intent) onSaved(before, post);
    if (before === null) onCreated(post);
  }

  /** Without an intent the post keeps its state. */
  const saveAs = (intent?: Intent | null): Promise<void> =>
    save(intent ?? { status: state.stored?.status ?? 'draft' });

  /** Takes the stored version as the one to go on from. Each way creates another version, so that either text can be restored. */
  function solve(changesOf: (theirs: StoredPost) => Partial<EditorState>) {
    const { saveState } = state;
    if (saveState.status !== 'conflict') return null;
    const { theirs } = saveState;
    const idle = { status: 'idle' } as const;
    set({ stored: theirs, base: theirs.version, saveState: idle, ...changesOf(theirs) });
    return saveState;
  }

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: (): EditorState => state,
    /** Stops saving on its own. */
    pause: (): void => clearTimeout(timer),
    /** Saves as soon as it may: the connection is back. What visitors see waits for the person, and is only unsaved again. */
    wake: (): void => {
      const { saveState, stored } = state;
      notBefore = 0;
      const wasOffline = saveState.status === 'failed' && saveState.failure === 'offline';
      if (wasOffline && isShown(stored)) set({ saveState: { status: 'idle' } });
      else plan();
    },
    change: (changes: Partial<PostFields>): void =>
      set({ fields: { ...state.fields, ...changes } }),
    /** Puts work that was left behind into the editor; it may contradict what is stored since. An order of it is carried out. */
    found: ({ version, fields, order }: UnsavedWork, at: string): void => {
      const { stored, fields: instead } = state;
      if (order && version === (stored?.version ?? null)) {
        set({ fields });
        return void save(order.intent);
      }
      if (differingFields(fields, instead).length === 0) return;
      const broughtBack = { at, instead };
      if (stored === null || version === stored.version) return set({ fields, broughtBack });
      const intent = order?.intent ?? null;
      const saveState = { status: 'conflict', theirs: stored, intent } as const;
      set({ fields, base: version, saveState, broughtBack });
    },
    /** Keeps the text that was brought back. */
    keepFound: (): void => set({ broughtBack: null }),
    /** The text that it had replaced is in the editor again. */
    discardFound: (): void => {
      if (state.broughtBack) set({ fields: state.broughtBack.instead, broughtBack: null });
    },
    keepMine: (): void => {
      const solved = solve(() => ({}));
      // The page of visitors changes only when the person saves.
      if (solved?.intent || (solved && !isShown(solved.theirs))) void saveAs(solved.intent);
    },
    takeTheirs: (): void => {
      const setAside = state.fields;
      solve(({ fields }) => ({ setAside, fields, broughtBack: null }));
    },
    merge: (): void => void solve((theirs) => ({ merging: theirs })),
    bringBack: (): void => {
      if (state.setAside) set({ fields: state.setAside, setAside: null });
    },
    letGo: (): void => set({ setAside: null }),
    save: saveAs,
    /** Does again what failed. */
    retry: (): Promise<void> => {
      const { saveState } = state;
      settled = null;
      if (saveState.status !== 'failed') return Promise.resolve();
      if (saveState.intent) return save(saveState.intent);
      set({ saveState: { status: 'idle' } });
      return save(null);
    },
  };
}

function isTaken(outcome: SaveOutcome): boolean {
  return outcome.status === 'failed' && outcome.failure === 'slug-taken';
}

/** The post that a lost save has made; null where it made none. Never rejects. */
async function findLost(lost: PostFields): Promise<StoredPost | null> {
  try {
    const found = await findPost(lost.slug);
    return found && differingFields(found.fields, lost).length === 0 ? found : null;
  } catch (error) {
    console.error('A new post was not looked for', error);
    return null;
  }
}

import type { StoredPost } from '../../../posts/api/post';
import { dropDraft } from '../../../drafts/left-drafts';
import { isShown, type EditorState } from './editor-state';
import type { PostSession } from './post-session';
import type { UnsavedWork } from './unsaved-work';

/** The choices of the person about two texts, and about work that was left behind in this browser. */
export function sessionChoices({ getState, patch, save }: PostSession) {
  /** Takes the stored version as the one to go on from. Each way creates another version, so that either text can be restored. */
  const solve = (changesOf: (theirs: StoredPost) => Partial<EditorState>) => {
    const { saveState } = getState();
    if (saveState.status !== 'conflict') return null;
    const { theirs } = saveState;
    const idle = { status: 'idle' } as const;
    patch({ stored: theirs, base: theirs.version, saveState: idle, ...changesOf(theirs) });
    return saveState;
  };
  const settle = ({ key }: UnsavedWork): void => {
    dropDraft(key);
    patch({ offers: getState().offers.filter((one) => one.key !== key) });
  };
  return {
    keepMine: (): void => {
      const solved = solve(() => ({}));
      // The page of visitors changes only when the person saves.
      if (solved?.intent || (solved && !isShown(solved.theirs))) void save(solved.intent);
    },
    takeTheirs: (): void => {
      const setAside = getState().fields;
      solve(({ fields }) => ({ setAside, fields, broughtBack: null }));
    },
    merge: (): void => void solve((theirs) => ({ merging: theirs })),
    bringBack: (): void => {
      const { setAside } = getState();
      if (setAside) patch({ fields: setAside, setAside: null });
    },
    letGo: (): void => patch({ setAside: null }),
    /** Keeps the text that was brought back. */
    keepFound: (): void => patch({ broughtBack: null }),
    /** The text that it had replaced is in the editor again. */
    discardFound: (): void => {
      const { broughtBack } = getState();
      if (!broughtBack) return;
      dropDraft(broughtBack.work.key);
      patch({ fields: broughtBack.instead, broughtBack: null });
    },
    /** Puts one into the editor; what is there is set aside. */
    restoreOffer: (work: UnsavedWork): void => {
      patch({ setAside: getState().fields, fields: work.fields });
      settle(work);
    },
    discardOffer: settle,
  };
}

import { isShown } from './editor-state';
import type { PostSession } from './post-session';

/** The choices between two texts. Each way creates another version, so that either text can be restored. */
export function conflictChoices({ getState, patch, save, plainIntent }: PostSession) {
  const conflict = () => {
    const { saveState } = getState();
    return saveState.status === 'conflict' ? saveState : null;
  };
  return {
    keepMine: (): void => {
      const found = conflict();
      if (!found) return;
      const { theirs, intent } = found;
      patch({ stored: theirs, base: theirs.version, saveState: { status: 'idle' } });
      // The page of visitors changes only when the person saves.
      if (intent !== null || !isShown(theirs)) void save(intent ?? plainIntent());
    },
    takeTheirs: (): void => {
      const found = conflict();
      if (!found) return;
      const { theirs } = found;
      patch({
        stored: theirs,
        base: theirs.version,
        setAside: getState().fields,
        fields: theirs.fields,
        saveState: { status: 'idle' },
        broughtBack: null,
      });
    },
    merge: (): void => {
      const found = conflict();
      if (!found) return;
      const { theirs } = found;
      patch({
        stored: theirs,
        base: theirs.version,
        merging: theirs,
        saveState: { status: 'idle' },
      });
    },
    bringBack: (): void => {
      const { setAside } = getState();
      if (setAside) patch({ fields: setAside, setAside: null });
    },
    letGo: (): void => patch({ setAside: null }),
  };
}

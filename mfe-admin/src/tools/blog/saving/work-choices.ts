import type { PostSession } from './post-session';
import { dropWork } from './unsaved-work';
import type { UnsavedWork } from './unsaved-work';

/** The choices about work that was left behind in this browser. */
export function workChoices({ getState, patch }: PostSession) {
  const settle = ({ key }: UnsavedWork): void => {
    dropWork(key);
    patch({ offers: getState().offers.filter((one) => one.key !== key) });
  };
  return {
    /** Keeps the text that was brought back. */
    keepFound: (): void => patch({ broughtBack: null }),
    /** What it had replaced is in the editor again. */
    discardFound: (): void => {
      const { broughtBack } = getState();
      if (!broughtBack) return;
      dropWork(broughtBack.work.key);
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

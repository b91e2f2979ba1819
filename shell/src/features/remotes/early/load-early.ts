const importEarly = () => import('./early-content');
type Early = Awaited<ReturnType<typeof importEarly>>;

let loaded: Early | null = null;
let loading: Promise<Early | null> | null = null;

/** Loads the code that shows a page early, once: a visitor who never navigates needs none of it. Null where it cannot be loaded. */
export function loadEarly(): Promise<Early | null> {
  loading ??= importEarly().then(
    (early) => (loaded = early),
    () => {
      // The next navigation asks again.
      loading = null;
      return null;
    },
  );
  return loading;
}

/** What `loadEarly` has loaded; null before. */
export const loadedEarly = (): Early | null => loaded;

/** The React Router that this list was read against. Another version has to be read again. */
export const reviewedVersion = '7.18.5';

/** Something in React Router's production build that no page of this site can reach. */
export interface UnusedPart {
  /** What it is, for the message of a failed build. */
  name: string;
  /** Exports of React Router that lead into it: no module of a browser build may import them. */
  neededBy: readonly string[];
  /** Option of `createBrowserRouter` that leads into it. */
  option?: string;
  /** Exact source text and what stands there instead, `times` times (once by default). */
  cuts: readonly { from: string; to: string; times?: number }[];
}

const fetchersAndForms = ['Form', 'useFetcher', 'useFetchers', 'useSubmit'];
const frameworkMode = ['HydratedRouter', 'ServerRouter', 'createRoutesStub', 'Scripts', 'Links'];
const serverComponents = ['unstable_RSCHydratedRouter', 'unstable_RSCStaticRouter'];

/** Names for the developer tools: an assignment keeps a component that nobody imports. */
const displayNames = [
  'HistoryRouter.displayName = "unstable_HistoryRouter";',
  ...['Form', 'Link', 'NavLink', 'ScrollRestoration'].map((it) => `${it}.displayName = "${it}";`),
];

/**
 * Each part is cut where it is entered; what only led on from there, the bundler and the minifier
 * then drop by themselves.
 */
export const unusedParts: readonly UnusedPart[] = [
  {
    name: 'components that nobody imports',
    neededBy: ['Form', 'unstable_HistoryRouter'],
    cuts: [
      ...displayNames.map((from) => ({ from: `\n${from}\n`, to: '\n' })),
      { from: 'var Form = React', to: 'var Form = /* @__PURE__ */ React' },
    ],
  },
  {
    name: 'fetchers',
    neededBy: fetchersAndForms,
    cuts: [
      { from: '\n    fetch: fetch2,\n', to: '\n' },
      { from: '\n    getFetcher,\n    resetFetcher,\n', to: '\n' },
      { from: '\n    deleteFetcher: queueFetcherForDeletion,\n', to: '\n' },
      // No fetcher ever loaded anything: there is nothing to load again.
      {
        from: 'fetchLoadMatches.forEach((f, key) => {\n',
        to: 'fetchLoadMatches.forEach((f, key) => {\n    return;\n',
      },
    ],
  },
  {
    name: 'actions',
    neededBy: fetchersAndForms,
    cuts: [
      // Only forms and submits navigate with something to send.
      { from: 'if (!opts || !isSubmissionNavigation(opts)) {', to: '{' },
      {
        from: 'else if (opts && opts.submission && isMutationMethod(opts.submission.formMethod)) {',
        to: 'else if (false) {',
      },
    ],
  },
  {
    name: 'blockers',
    neededBy: ['useBlocker', 'unstable_usePrompt'],
    cuts: [
      { from: '\n    getBlocker,\n    deleteBlocker,\n', to: '\n' },
      { from: 'if (blockerFunctions.size === 0) {', to: '{' },
    ],
  },
  {
    name: 'routes that others change in an open tab',
    neededBy: frameworkMode,
    cuts: [
      { from: '\n    patchRoutes,\n', to: '\n' },
      { from: '\n    _internalFetchControllers: fetchControllers,\n', to: '\n' },
      { from: '\n    _internalSetRoutes,\n', to: '\n' },
      {
        from: '\n    _internalSetStateDoNotUseOrYouWillBreakYourApp(newState) {\n      updateState(newState);\n    }\n',
        to: '\n',
      },
    ],
  },
  {
    name: 'instrumentation',
    neededBy: [],
    option: 'instrumentations',
    cuts: [{ from: 'init.instrumentations', to: 'undefined', times: 4 }],
  },
  {
    // A link looks for a context that only framework mode provides.
    name: 'prefetching of framework mode',
    neededBy: [...frameworkMode, ...serverComponents, 'PrefetchPageLinks'],
    cuts: [
      {
        from: 'let [shouldPrefetch, prefetchRef, prefetchHandlers] = usePrefetchBehavior(\n      prefetch,\n      rest\n    );',
        to: 'let shouldPrefetch = false, prefetchRef, prefetchHandlers;',
      },
    ],
  },
  {
    name: 'errors of React server components',
    neededBy: serverComponents,
    cuts: [
      { from: '\nRenderErrorBoundary.contextType = RSCRouterContext;\n', to: '\n' },
      { from: 'if (this.context && typeof error === "object"', to: 'if (false' },
      {
        from: 'if (this.context) {\n      return /* @__PURE__ */ React2',
        to: 'if (false) {\n      return React2',
      },
    ],
  },
  {
    name: 'data that a static handler left in the page',
    neededBy: ['StaticRouterProvider'],
    cuts: [
      { from: 'opts?.hydrationData || parseHydrationData()', to: 'opts?.hydrationData', times: 2 },
    ],
  },
];

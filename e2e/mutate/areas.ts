/** Parts of the product that `pnpm mutate` breaks. */
export const areaNames = [
  'specification',
  'sdk',
  'shell',
  'gateway',
  'guard',
  'forms',
  'salary',
] as const;

export type AreaName = (typeof areaNames)[number];

/** The files that StrykerJS mutates in an area, and the tests that must notice. Patterns from the root of the repository. */
export interface MutatedArea {
  mutated: readonly string[];
  tests: readonly string[];
  /** Whether these tests leave nothing behind, so that files may share what they import: twice as fast. */
  testsShareModules: boolean;
}

/**
 * The logic of each area. Content, markup and styles are left to the named breaks and to the tests of the specification: they are
 * words, and StrykerJS can only empty a text.
 */
export const mutatedAreas: Readonly<Record<Exclude<AreaName, 'specification'>, MutatedArea>> = {
  sdk: {
    mutated: [
      'shared/sdk/src/{analytics,consent,device,toast}/*.ts',
      'shared/sdk/src/collector/**/*.ts',
      'shared/sdk/src/seo-metrics/*.ts',
    ],
    tests: ['shared/sdk/src/**/*.test.{ts,tsx}'],
    testsShareModules: false,
  },
  shell: {
    mutated: [
      'shell/src/features/{device,navigation,pending,prefetch,redirects}/*.ts',
      'shell/src/features/session/{keep-session,recovery}.ts',
    ],
    tests: [
      'shell/src/features/{device,navigation,pending,prefetch,redirects,session}/*.test.{ts,tsx}',
    ],
    testsShareModules: false,
  },
  gateway: {
    mutated: [
      'platform/gateway/limits/{sliding-window,token-buckets,request-limits,visitor-key,too-many-requests}.ts',
      'platform/gateway/live/channel-choice.ts',
      'platform/gateway/preview/{preview-cookie,preview-pass}.ts',
    ],
    tests: ['platform/gateway/{limits,preview}/*.test.ts'],
    testsShareModules: true,
  },
  guard: {
    mutated: ['shell/src/features/guard/*.{ts,tsx}', 'platform/gateway/guard/*.ts'],
    tests: ['shell/src/features/guard/*.test.{ts,tsx}', 'platform/gateway/guard/*.test.ts'],
    testsShareModules: false,
  },
  forms: {
    mutated: [
      'supabase/functions/_shared/forms/{form-handler,form-replies,submit-result}.ts',
      'supabase/functions/_shared/http/*.ts',
      'supabase/functions/{contact,newsletter}/handler.ts',
      'shared/api/forms/*.ts',
    ],
    tests: [
      'supabase/functions/{contact,newsletter,salary-access,salary-alert}/handler.test.ts',
      'supabase/functions/_shared/{forms,http}/*.test.ts',
      'shared/api/forms/*.test.ts',
    ],
    testsShareModules: true,
  },
  salary: {
    mutated: ['mfe-salary-tools/src/calculations/**/*.ts'],
    tests: ['mfe-salary-tools/src/calculations/**/*.test.ts'],
    testsShareModules: true,
  },
};

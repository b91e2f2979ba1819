import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { importZones } from './shared/build/lint/import-zones.js';

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message:
    'Named exports only: a default export stands where a tool or the remote contract demands one.',
};
const noRawEnvironment = {
  selector:
    "MemberExpression[object.name='process'][property.name='env'], MemberExpression[object.type='MetaProperty'][property.name='env']",
  message: 'The environment is parsed once, in platform/env: take what you need from there.',
};
const noInlineStyle = {
  selector: "JSXAttribute[name.name='style']",
  message:
    "The site's content security policy refuses inline styles: use classes or SVG attributes.",
};

export default tseslint.config(
  {
    ignores: ['**/dist', '**/node_modules', '**/.data', '**/.cache', '**/.work', '**/test-results'],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.json'] }),
      ],
    },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      'max-lines': ['error', { max: 250 }],
      'import-x/no-restricted-paths': ['error', { zones: importZones(readdirSync('.')) }],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'no-restricted-syntax': ['error', noDefaultExport, noRawEnvironment, noInlineStyle],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-router-dom',
              message: 'Routers come through @talent/sdk: one router for the whole page.',
            },
          ],
        },
      ],
      'no-console': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/await-thenable': 'error',
    },
  },
  {
    // The contract's default exports, and what configures tools.
    files: [
      '*.config.{js,ts}',
      '**/*.config.ts',
      '{shell,mfe-*}/src/routes.ts',
      '{shell,mfe-*}/src/{server,served}.{ts,tsx}',
      '{shell,mfe-*}/src/routes/*.tsx',
      'supabase/functions/*/index.ts',
      'platform/gateway/{worker,testing/workerd-entry}.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', noRawEnvironment, noInlineStyle] },
  },
  {
    // The SDK wraps the router; the shell renders with its server half.
    files: ['shared/sdk/src/index.ts', 'shell/src/server.tsx', 'shell/src/app-routes.tsx'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['platform/env/**', 'shell/src/env.ts', 'e2e/**', 'scripts/**'],
    rules: { 'no-restricted-syntax': ['error', noInlineStyle] },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: { '@typescript-eslint/no-misused-promises': 'off' },
  },
  {
    files: ['**/content/**', '**/database.types.ts', '**/*.test.{ts,tsx}', 'e2e/**'],
    rules: { 'max-lines': 'off' },
  },
);

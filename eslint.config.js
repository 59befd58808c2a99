import { defineConfig } from 'eslint/config'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { words } from './eslint-words.js'

const tests = ['**/*.spec.{ts,mjs}', '**/*.e2e-spec.ts']
const unused = ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }]

// Biome formats; these rules are for what a formatter cannot see. `consistent-type-imports` stays off for good: an
// injected class that becomes an `import type` breaks Nest's injection without a word.
export default defineConfig(
  { ignores: ['**/dist/', 'data/', '**/.react-router/'] },
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    languageOptions: { parser: tseslint.parser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      '@typescript-eslint/no-unused-vars': unused,
      'max-lines': ['error', { max: 250 }],
      'max-lines-per-function': ['error', { max: 50 }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-unused-vars': unused,
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ['api/**', 'frontend/**', 'libs/contract/**'],
    ignores: [
      'api/src/platform/config/{environment,child-environment,command-line,compile-cache}.ts',
      '**/*.config.ts',
      ...tests,
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Settings are read in api/src/platform/config/environment.ts only.',
        },
      ],
      'no-restricted-imports': ['error', { paths: ['process', 'node:process'] }],
    },
  },
  {
    files: ['api/src/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='catch'] > ArrowFunctionExpression > Literal[raw='null'].body",
          message: 'A fault that becomes null has lost its cause: log it, and answer what it means.',
        },
        {
          selector: "CallExpression[callee.property.name='update'][arguments.0.name='Client']",
          message: 'A client is changed by changeClient, which records it, or marked by markClient.',
        },
        {
          selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          message: 'Ask clock.time() of platform/clock: a test can move it.',
        },
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Ask clock.now() of platform/clock: a test can move it.',
        },
      ],
    },
  },
  {
    files: ['api/src/demo.ts', 'api/src/process/demo/demo-clock.ts', 'api/src/platform/{clock,database/migrations}/**'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['frontend/app/**/*.{ts,tsx}'],
    ignores: ['frontend/app/content/**', ...tests],
    plugins: { words },
    rules: { 'words/on-screens': 'error' },
  },
  {
    files: ['api/src/**/*.ts', 'libs/contract/*.ts'],
    ignores: ['api/src/platform/config/**', ...tests],
    plugins: { words },
    rules: { 'words/in-refusals': 'error' },
  },
  { files: ['frontend/app/routes/**/*.tsx'], rules: { 'max-lines-per-function': ['error', { max: 120 }] } },
  { files: tests, rules: { 'max-lines-per-function': 'off' } },
  // Written by `npm run openapi`: a line a route.
  { files: ['libs/contract/calls.ts', 'libs/contract/call-answers.ts'], rules: { 'max-lines': 'off' } },
)

import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { words } from './eslint-words.js'

const tests = ['**/*.spec.{ts,mjs}', '**/*.e2e-spec.ts']

const realTime = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Ask clock.time() of libs/contract/clock.ts: a test can move it.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Ask clock.now() of libs/contract/clock.ts: a test can move it.',
  },
]
const waiting = {
  selector:
    ':matches(CallExpression[callee.name=/^(setTimeout|pause)$/], CallExpression[callee.property.name="waitForTimeout"])',
  message:
    'Move the clock, or wait for the event itself (until, whenCalled, lookNow): what sleeps fails on a busy machine.',
}
// What these wait for is no event that a test could hear.
const mayWait = [
  // They ask again and again: this is where the pause between two looks stands.
  'test/support/{until,held-once,guesses}.ts',
  // Each starts a process of its own, and asks it whether it is there, or gives it up.
  'test/support/{demo-data,pgbouncer,product-process,sample-receivers,shared-site}.ts',
  'test/api/{image,package}.e2e-spec.ts',
  // A process is killed, or its line is cut, at a moment of the test's choice.
  'test/api/{bank-kill,database-away,dead-process,kill,ledger-line-moves,payout-kill,secret-rotation,transfer-kill}.e2e-spec.ts',
  // How long another process takes to hear of a change is what they are about.
  'test/api/{replicas,three-replicas}.e2e-spec.ts',
  // Load: what sends pauses between two calls, and nothing is expected of how long.
  'test/support/{fault-proxy,mixed-load}.ts',
  'test/api/{document-load,slow-uploads}.e2e-spec.ts',
  // Two units or calls meet at moments that differ from round to round.
  'test/api/{attacks,event-streams,password-races,postgres-faults,unit-of-work}.e2e-spec.ts',
]

const askedOtherwise = [
  {
    selector: "CallExpression[callee.property.name='catch'] > ArrowFunctionExpression > Literal[raw='null'].body",
    message: 'A fault that becomes null has lost its cause: log it, and answer what it means.',
  },
  {
    selector: "CallExpression[callee.property.name='update'][arguments.0.name='Client']",
    message: 'A client is changed by changeClient, which records it, or marked by markClient.',
  },
  {
    selector: "CallExpression[callee.name='Not'] > CallExpression[callee.name='IsNull']",
    message: 'isSet() can use a partial index on SQLite; NOT (… IS NULL) cannot.',
  },
  ...realTime,
]

const message = 'The core knows no sandbox: ask the port, by a field of ProcessorEntry.'
const askedOfThePort = [
  { selector: "Literal[value='sandbox']", message },
  { selector: 'ImportSpecifier[imported.name=/^sandbox[A-Z]/]', message },
]

// Biome formats and oxlint knows the types (.oxlintrc.json); these are our own rules, and those that oxlint does not have.
export default defineConfig(
  { ignores: ['**/dist/', 'data/', '**/.react-router/'] },
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines': ['error', { max: 250 }],
      'max-lines-per-function': ['error', { max: 50 }],
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
      'no-restricted-syntax': ['error', ...askedOtherwise],
    },
  },
  {
    files: ['api/src/{people,money,billing,webhooks,desk}/**/*.ts'],
    ignores: ['api/src/money/processors/sandbox/**', ...tests],
    rules: { 'no-restricted-syntax': ['error', ...askedOtherwise, ...askedOfThePort] },
  },
  {
    files: ['api/src/platform/database/migrations/**'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['frontend/app/**/*.{ts,tsx}', 'libs/contract/**/*.ts'],
    ignores: ['libs/contract/clock.ts', ...tests],
    rules: { 'no-restricted-syntax': ['error', ...realTime] },
  },
  {
    files: ['test/{api,pages,support}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...realTime, waiting] },
  },
  {
    files: mayWait,
    rules: { 'no-restricted-syntax': ['error', ...realTime] },
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
  {
    files: ['calls', 'call-answers', 'calls-in-mode'].map((name) => `libs/contract/generated/${name}.ts`),
    rules: { 'max-lines': 'off' },
  },
)

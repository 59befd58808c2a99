import { readFileSync } from 'node:fs'
import { inRoot, root } from '../libs/launch/paths.mjs'

// The tests compile like the API does; only .swcrc's own exclusion of tests must not apply to them.
const { exclude: _tests, ...build } = JSON.parse(readFileSync(inRoot('.swcrc'), 'utf8'))
const compile = (parser, transform) => [
  '@swc/jest',
  {
    ...build,
    swcrc: false,
    sourceMaps: 'inline',
    jsc: {
      ...build.jsc,
      parser: { ...build.jsc.parser, ...parser },
      transform: { ...build.jsc.transform, ...transform },
    },
  },
]

const project = (displayName, ...testMatch) => ({
  displayName,
  rootDir: root,
  roots: ['<rootDir>/api', '<rootDir>/libs', '<rootDir>/frontend/app', '<rootDir>/test'],
  testMatch: testMatch.map((pattern) => `<rootDir>/${pattern}`),
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.ts$': compile({}, {}), '\\.tsx$': compile({ tsx: true }, { react: { runtime: 'automatic' } }) },
  moduleNameMapper: {
    '^#contract/(.*)\\.js$': '<rootDir>/libs/contract/$1.ts',
    '^(\\.{1,2}/.*)\\.js$': ['$1.js', '$1.ts', '$1.tsx'],
  },
})

// Nothing of the product is loaded twice by one worker, which was half of what these cost.
const native = (...names) => ({
  ...project(...names),
  testEnvironment: inRoot('test', 'support', 'native', 'environment.mjs'),
  runtime: inRoot('test', 'support', 'native', 'runtime.mjs'),
})

// What these ask has nothing to do with the engine, so the run on SQLite answers it: how the process starts, what stands in
// the address and the head of a request, and the written documents.
const engineFree = [
  'start',
  'observed-run',
  'demo',
  'hostile-load',
  'broken-http',
  'hostile-headers',
  'gate-addresses',
  'site-mistakes',
  'foreign-posts',
  'foreign-hosts',
  'one-request',
  'private-pages',
  'csv-files',
  'openapi',
  'openapi-lint',
  'docs-commands',
  'docs-samples',
  'sdk',
  'sdk-resources',
  'sdk-conformance',
  'sdk-streams',
  'collection',
  'sample-shop',
  'readme',
  'webhook-samples',
  'image',
  'package',
  'attack-proofs',
  'worst-inputs',
  'card-numbers-everywhere',
  'openapi-examples',
  'old-node',
  'production-packages',
]
// What these ask is decided above the engine: `npm run test:long` runs them on both. Locks, conflicts, migrations, books and lists
// are asked of both every time.
const longOnBoth = [
  'random-walk member-walk wrong-fields generated-requests abuse access-tokens call-types known-devices staff-sign-up account',
  'own-name-passwords passkeys passkey-sign-in passkey-step-up single-sign-on single-sign-on-people rights-gifts explain',
  'attack secret-rotation every-route first-rights step-up-routes security-policy second-factors role-preview rights-detour',
  'refresh-on-pages sent-forms other-sites mail notifications webhook-signatures webhook-addresses document-stores stripe paystack adyen adyen-sessions',
  'cli mcp device-logins api-versions oauth oauth-tokens sign-in-links session-tokens step-up own-factors factor-resets account-reset not-me email-changes',
  'pdf-languages document-load slow-uploads dear-reads mail-worker hostile-input body-limits observe security-log no-secrets return-origins contact preferences',
  'processor-adapters processor-adapters-lost processor-adapters-told processor-adapters-disputes processor-conformance processor-capabilities',
  'processor-unreadable adyen-answers no-card-numbers chosen-fields two-apps clamd',
  'simulate processor-seams processor-calls payout-paystack paystack-payments stripe-settlements openapi-webhooks openapi-limits identity-providers',
  'adyen-captures adyen-evidence adyen-kill adyen-reports adyen-saved adyen-setups adyen-tokens bank-kill bank-notifications',
  'stripe-dispute-ends stripe-disputes stripe-methods stripe-report-rows stripe-saved stripe-saved-charges setup-sessions-stripe',
  'paystack-adoption paystack-disputes paystack-evidence paystack-saved medusa-payments sandbox-reports test-credits',
  'account-circuits cards-told-later charge-minimum currency-adapters dispute-adoption dispute-evidence dispute-reminders dispute-risk',
  'evidence evidence-files failure-adoption refund-adoption refund-adoption-adyen kept-fees payment-attempts payment-failures',
  'processor-notices processor-report-faults processor-report-files processor-watch received-notices skipped-report-rows',
  'connected-accounts connected-payments connected-setups reversed-refunds reversed-refund-refusals subaccounts subaccount-changes split-payment-answers split-faults own-account-books own-account-routing own-processor-accounts capture-routing routing-decisions',
  'subaccount-faults subaccount-pauses',
  'checkout-offers checkout-saved-methods client-secrets frame-pages embed-recipes default-methods setup-endings setup-limits setup-sessions',
  'usage-events usage-coupons usage-sessions usage-checkouts subscription-checkout-ends subscription-signed-in subscription-saved-methods subscription-refusals subscription-sessions credit-notes-of-subscriptions worked-examples',
  'payee-checks payer-access payer-methods payer-notices payout-currencies payout-file-cover payout-file-profiles payout-files',
  'transfer-mails transfer-timeline bank-transfer-accounts unclear-payments write-offs settlement-account customer-logs customer-payments',
  'api-users api-user-states key-limits portal-users portal-users-admin portal-users-change portal-user-sessions staff-api-users',
  'client-audit client-disputes client-persons client-profile client-takeover clients-admin email-change-links email-change-requests',
  'member-invitations member-mails member-proofs hand-over holds first-plan plans plan-limits mode-keys risk-preview session-count',
  'attention-sources stopped-subaccounts reviewed-answers staff-customers waiting waiting-counts webhook-inspector',
  'no-method-renewals uncharged-invoices small-sums small-changes billing-portal billing-portal-methods billing-portal-records billing-portal-tries coupon-given-back coupons portal-settings',
  'invoice-parts smallest-charges part-payments-of-subscriptions invoice-saving invoice-saving-reach refused-cards refused-renewals',
  'client-frame client-home home-parts staff-home near-routes page-calls whole-tables',
  'gate members requirements bank-statements processor-reports modes documents attacks dunning logins single-sign-on-rights',
  'payout-schedules csv-exports debts event-streams clients roles client-summary routing client-limits invoice-charges large-statement',
  'saved-kill subscription-kill usage-kill usage-changes usage-ends usage-late usage-collected usage-outage-changes risk-rules expiry-pauses subscription-checkouts subscriptions payment-links adjustment-refusals checkout',
  'payout-approvals permissions metadata-filter attention test-clocks invoice-payments role-usage billing-reports cancellation-months invoices',
  'bank-transfers audit operations invoice-states statements credit-notes prices subscription-changes person-data request-logs',
  'verification-runs ledger-line-moves coupon-checkout-kill subscription-year exchange key-rotation two-people retention',
  'coupon-takeovers coupon-subscriptions coupon-checkouts coupon-codes coupon-restarts coupon-prices coupon-documents coupon-mails',
  'billing-portal-changes billing-portal-money webhook-deliveries webhook-endpoints webhook-replays search search-billing second-editor',
  'available-when-told transfer-refunds reviews transaction-otp status reconciliation-adjustments bank-statement-overlaps customers',
  'checkout-sessions credit-note-lost-payments credit-note-refund-limits saved-methods',
].flatMap((names) => names.split(' '))
// PostgreSQL loses and keeps more than one file of one process does, so these are asked of it each time and of both by `npm run test:long`.
const longOnSqlite = 'transfer-kill dead-process invoice-kill payout-kill billing-portal-kill webhook-processes'.split(
  ' ',
)
// Each takes some ten seconds of the processor and moves no money, so only `npm run test:long` has them.
const longAlone = [
  'attack attack-proofs document-load package worst-inputs simulate',
  'near-routes openapi-lint dear-reads production-packages generated-requests member-walk random-walk large-statement openapi-limits three-replicas',
].flatMap((names) => names.split(' '))
// What these screens show is asked of the API in every run.
const longPages = [
  'known-devices key-limits security-policy admin-guarded-clients role-usage refund-limits reconciliation-exchange adopt-refund',
  'transfer-returns processor-watch modes table-widths',
  'adjustments requirements client-banks admin-money profile admin-banks payer-billing guarded-account admin-reports admin-debts',
  'client-customers embed-bank admin-risk admin-routing team admin-processors client-payment-links bank-transfers client-coupons',
  'client-failures admin-find client-billing-reports admin-doubts client-credit-notes portal-details client-profile embed-recipes',
  'admin-own-account coupon-refusals client-persons devices admin-contact admin-why',
].flatMap((names) => names.split(' '))
const onSqliteAlone = process.env.TEST_LONG ? engineFree : [...engineFree, ...longOnBoth]
// SQLite is one process's own.
const postgresOnly = [
  'logins-side-by-side',
  'replicas',
  'three-replicas',
  'read-replicas',
  'database-away',
  'behind-pgbouncer',
]
const inLongAlone = (names) => (process.env.TEST_LONG ? [] : names)
const onPostgresAlone = [...postgresOnly, ...inLongAlone(longOnSqlite)]
const patterns = (folder, names) => [
  '/node_modules/',
  ...names.map((name) => `/test/${folder}/${name}\\.e2e-spec\\.ts$`),
]
const ignored = [
  ...inLongAlone(longAlone),
  ...(process.env.TEST_ENGINE === 'postgres' ? onSqliteAlone : onPostgresAlone),
]

export default {
  rootDir: root,
  cacheDirectory: inRoot('node_modules', '.cache', 'jest'),
  maxWorkers: 2,
  // With a limit even a single worker is a process of its own, which gives its memory back when it has grown.
  workerIdleMemoryLimit: '3GB',
  testSequencer: inRoot('test', 'support', 'dearest-first.mjs'),
  // Far beyond what a test takes: only what hangs may reach it, however slow the machine.
  testTimeout: 600_000,
  projects: [
    project(
      'unit',
      'api/**/*.spec.ts',
      'libs/**/*.spec.{ts,mjs}',
      'frontend/app/**/*.spec.ts',
      'test/support/**/*.spec.mjs',
      'test/words/*.spec.mjs',
    ),
    { ...native('api', 'test/api/**/*.e2e-spec.ts'), testPathIgnorePatterns: patterns('api', ignored) },
    {
      ...native('pages', 'test/pages/**/*.e2e-spec.ts'),
      testPathIgnorePatterns: patterns('pages', inLongAlone(longPages)),
    },
    native('shops', 'test/shops/**/*.e2e-spec.ts'),
    native('journey', 'test/pages/{evidence,journey}.e2e-spec.ts'),
  ],
}

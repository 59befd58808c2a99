export const bookNames = ['build', 'sell', 'run'] as const
/** For developers, for merchants and for operators. */
export type BookName = (typeof bookNames)[number]

interface WrittenGroup {
  book: BookName
  title: string
  paths: readonly string[]
  /** Pages of another book that readers of this one look for as well. */
  also?: readonly string[]
}

/** Every written page in the order readers see it. `/docs/quickstart` is in `docs/quickstart.mdx`. */
export const writtenGroups: readonly WrittenGroup[] = [
  {
    book: 'build',
    title: 'Get started',
    paths: ['/docs/quickstart', '/docs/authentication', '/docs/test-and-live'],
  },
  {
    book: 'build',
    title: 'Payments',
    paths: [
      '/docs/payments',
      '/docs/checkout',
      '/docs/saved-methods',
      '/docs/embedded-checkout',
      '/docs/embed-recipes',
      '/docs/shops',
      '/docs/bank-transfers',
      '/docs/idempotency',
      '/docs/currencies',
      '/docs/test-methods',
      '/docs/webhooks',
      '/docs/event-stream',
    ],
  },
  {
    book: 'build',
    title: 'Billing',
    paths: ['/docs/customers', '/docs/invoices', '/docs/subscriptions', '/docs/metered-usage'],
    also: ['/docs/billing-reports'],
  },
  {
    book: 'build',
    title: 'API',
    paths: [
      '/docs/sdks',
      '/docs/cli',
      '/docs/mcp',
      '/docs/errors',
      '/docs/versions',
      '/docs/request-logs',
      '/docs/find',
      '/docs/pagination',
      '/docs/rate-limits',
    ],
  },
  {
    book: 'build',
    title: 'Guides',
    paths: [
      '/guides/repeat-safely',
      '/guides/receive-webhooks',
      '/guides/replace-a-secret',
      '/guides/give-a-program-less',
    ],
  },
  {
    book: 'sell',
    title: 'Your business',
    paths: ['/docs/going-live', '/docs/team'],
  },
  {
    book: 'sell',
    title: 'Get paid',
    paths: ['/docs/payment-links', '/docs/refunds', '/docs/disputes'],
    also: ['/docs/customers', '/docs/invoices', '/docs/subscriptions'],
  },
  {
    book: 'sell',
    title: 'Money',
    paths: ['/docs/pricing-and-balances', '/docs/payouts', '/docs/billing-reports', '/docs/limits'],
  },
  {
    book: 'run',
    title: 'Install and upgrade',
    paths: [
      '/docs/self-hosting',
      '/docs/upgrade',
      '/docs/app-secret',
      '/docs/observe',
      '/docs/scale',
      '/docs/changelog',
    ],
  },
  {
    book: 'run',
    title: 'Clients and access',
    paths: [
      '/docs/requirements',
      '/docs/roles-and-permissions',
      '/docs/single-sign-on',
      '/docs/security',
      '/docs/evidence',
    ],
  },
  {
    book: 'run',
    title: 'Payments and money',
    paths: [
      '/docs/processors/stripe',
      '/docs/processors/paystack',
      '/docs/processors/bank-transfers',
      '/docs/processors/adyen',
      '/docs/routing',
      '/docs/risk',
      '/docs/payout-desk',
      '/docs/reconciliation',
    ],
  },
]

export const blogPaths = ['/blog/the-gate', '/blog/the-books', '/blog/the-webhooks']

export const writtenPaths = [...writtenGroups.flatMap(({ paths }) => paths), ...blogPaths]

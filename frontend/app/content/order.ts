/** Every written page in the order readers see it. `/docs/quickstart` is in `docs/quickstart.mdx`. */
export const writtenGroups = [
  {
    title: 'Get started',
    paths: [
      '/docs/quickstart',
      '/docs/authentication',
      '/docs/roles-and-permissions',
      '/docs/team',
      '/docs/test-and-live',
      '/docs/going-live',
    ],
  },
  {
    title: 'Payments',
    paths: [
      '/docs/payments',
      '/docs/checkout',
      '/docs/idempotency',
      '/docs/currencies',
      '/docs/test-methods',
      '/docs/webhooks',
      '/docs/event-stream',
      '/docs/limits',
      '/docs/risk',
      '/docs/payouts',
      '/docs/payout-desk',
      '/docs/routing',
      '/docs/pricing-and-balances',
      '/docs/reconciliation',
      '/docs/processors/stripe',
      '/docs/processors/paystack',
      '/docs/processors/adyen',
    ],
  },
  {
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
    title: 'Operations',
    paths: [
      '/docs/self-hosting',
      '/docs/single-sign-on',
      '/docs/requirements',
      '/docs/upgrade',
      '/docs/app-secret',
      '/docs/observe',
      '/docs/scale',
      '/docs/security',
      '/docs/evidence',
      '/docs/changelog',
    ],
  },
  {
    title: 'Guides',
    paths: [
      '/guides/repeat-safely',
      '/guides/receive-webhooks',
      '/guides/replace-a-secret',
      '/guides/give-a-program-less',
    ],
  },
]

export const blogPaths = ['/blog/the-gate', '/blog/the-books', '/blog/the-webhooks']

export const writtenPaths = [...writtenGroups.flatMap(({ paths }) => paths), ...blogPaths]

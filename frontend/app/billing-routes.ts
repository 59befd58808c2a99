import { route } from '@react-router/dev/routes'

/** Of the merchant's area: subscriptions, the clocks that play them in test mode, and what can be sold. */
export const billingRoutes = [
  route('subscriptions', './routes/client/subscriptions/list.tsx'),
  route('subscriptions.csv', './routes/client/subscriptions/csv.ts'),
  route('subscriptions/new', './routes/client/subscriptions/new.tsx'),
  route('subscriptions/retries', './routes/client/subscriptions/retries.tsx'),
  route('subscriptions/usage', './routes/client/subscriptions/usage.tsx'),
  route('subscriptions/usage.csv', './routes/client/subscriptions/usage-csv.ts'),
  route('subscriptions/portal', './routes/client/subscriptions/portal.tsx'),
  route('subscriptions/:subscriptionID', './routes/client/subscriptions/detail.tsx', [
    route('cancel', './routes/client/subscriptions/cancel.tsx'),
    ...['pause', 'resume'].map((kind) =>
      route(kind, './routes/client/subscriptions/question.tsx', { id: `subscriptions/${kind}` }),
    ),
  ]),
  route('subscriptions/:subscriptionID/change', './routes/client/subscriptions/change.tsx'),
  route('test-clocks', './routes/client/test-clocks/list.tsx', [route('new', './routes/client/test-clocks/new.tsx')]),
  route('test-clocks/:testClockID', './routes/client/test-clocks/detail.tsx', [
    route('close', './routes/client/test-clocks/close.tsx'),
  ]),
  route('products', './routes/client/products/list.tsx', [route('new', './routes/client/products/new.tsx')]),
  route('products/:productID', './routes/client/products/detail.tsx', [
    route('edit', './routes/client/products/edit.tsx'),
    route('retire', './routes/client/products/retire.tsx'),
    route('prices/new', './routes/client/products/price-new.tsx'),
    route('prices/:priceID/retire', './routes/client/products/price-retire.tsx'),
    route('prices/:priceID/subscription-link', './routes/client/products/subscription-link.tsx'),
  ]),
  route('coupons', './routes/client/coupons/list.tsx', [route('new', './routes/client/coupons/new.tsx')]),
  route('coupons/:couponID', './routes/client/coupons/detail.tsx', [
    route('retire', './routes/client/coupons/retire.tsx'),
  ]),
]

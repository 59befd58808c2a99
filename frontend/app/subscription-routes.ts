import { route } from '@react-router/dev/routes'

/** Of the merchant's area: subscriptions, and the clocks that play them in test mode. */
export const subscriptionRoutes = [
  route('subscriptions', './routes/client/subscriptions/list.tsx'),
  route('subscriptions.csv', './routes/client/subscriptions/csv.ts'),
  route('subscriptions/new', './routes/client/subscriptions/new.tsx'),
  route('subscriptions/retries', './routes/client/subscriptions/retries.tsx'),
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
]

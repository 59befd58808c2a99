const transaction = '/transactions/:transactionID'
const link = '/clients/:clientID/payment-links'
const customer = '/customers/:customerID'
const taxRate = '/tax-rates/:taxRateID'
const product = '/products/:productID'
const coupon = '/coupons/:couponID'
const price = '/prices/:priceID'
const invoice = '/invoices/:invoiceID'
const subscription = '/subscriptions/:subscriptionID'
const testClock = '/test-clocks/:testClockID'
const endpoint = '/clients/:clientID/webhook-endpoints'
const delivery = '/clients/:clientID/webhook-deliveries'

/** What a call is named in every SDK; the TypeScript one is the model, and the conformance suite compares them. */
export const resources = {
  transactions: {
    create: 'POST /transactions',
    list: 'GET /transactions',
    exportCsv: 'GET /transactions/export.csv',
    get: `GET ${transaction}`,
    attempts: `GET ${transaction}/attempts`,
    timeline: `GET ${transaction}/timeline`,
    capture: `POST ${transaction}/capture`,
    cancel: `POST ${transaction}/cancel`,
    otp: `POST ${transaction}/otp`,
    resendOtp: `POST ${transaction}/resend-otp`,
    creditTest: `POST ${transaction}/test-credits`,
  },
  refunds: {
    create: `POST ${transaction}/refunds`,
    list: `GET ${transaction}/refunds`,
    get: 'GET /refunds/:refundID',
  },
  checkoutSessions: {
    create: 'POST /checkout-sessions',
    list: 'GET /checkout-sessions',
    get: 'GET /checkout-sessions/:checkoutSessionID',
    expire: 'POST /checkout-sessions/:checkoutSessionID/expire',
  },
  customers: {
    create: 'POST /customers',
    list: 'GET /customers',
    exportCsv: 'GET /customers/export.csv',
    get: `GET ${customer}`,
    update: `PUT ${customer}`,
    erase: `DELETE ${customer}`,
    exportData: `POST ${customer}/export`,
    createPortalLink: `POST ${customer}/portal-links`,
    transactions: `GET ${customer}/transactions`,
    paymentMethods: `GET ${customer}/payment-methods`,
    getPaymentMethod: `GET ${customer}/payment-methods/:savedPaymentMethodID`,
    detachPaymentMethod: `DELETE ${customer}/payment-methods/:savedPaymentMethodID`,
    charge: `POST ${customer}/transactions`,
    setDefaultPaymentMethod: `PUT ${customer}/default-payment-method`,
    linkTransaction: `PUT ${customer}/transactions/:transactionID`,
    unlinkTransaction: `DELETE ${customer}/transactions/:transactionID`,
  },
  taxRates: {
    create: 'POST /tax-rates',
    list: 'GET /tax-rates',
    get: `GET ${taxRate}`,
    retire: `POST ${taxRate}/retire`,
  },
  products: {
    create: 'POST /products',
    list: 'GET /products',
    get: `GET ${product}`,
    update: `PUT ${product}`,
    retire: `POST ${product}/retire`,
  },
  prices: {
    create: 'POST /prices',
    list: 'GET /prices',
    get: `GET ${price}`,
    retire: `POST ${price}/retire`,
  },
  coupons: {
    create: 'POST /coupons',
    list: 'GET /coupons',
    get: `GET ${coupon}`,
    redemptions: `GET ${coupon}/redemptions`,
    retire: `POST ${coupon}/retire`,
  },
  invoices: {
    create: 'POST /invoices',
    list: 'GET /invoices',
    exportCsv: 'GET /invoices/export.csv',
    get: `GET ${invoice}`,
    update: `PUT ${invoice}`,
    delete: `DELETE ${invoice}`,
    finalize: `POST ${invoice}/finalize`,
    pay: `POST ${invoice}/pay`,
    send: `POST ${invoice}/send`,
    void: `POST ${invoice}/void`,
    markUncollectible: `POST ${invoice}/mark-uncollectible`,
    pdf: `GET ${invoice}/invoice.pdf`,
    settings: 'GET /invoice-settings',
    saveSettings: 'PUT /invoice-settings',
  },
  usageEvents: {
    create: 'POST /usage-events',
    list: 'GET /usage-events',
    exportCsv: 'GET /usage-events/export.csv',
  },
  creditNotes: {
    create: 'POST /credit-notes',
    list: 'GET /credit-notes',
    get: 'GET /credit-notes/:creditNoteID',
    pdf: 'GET /credit-notes/:creditNoteID/credit-note.pdf',
  },
  subscriptions: {
    create: 'POST /subscriptions',
    list: 'GET /subscriptions',
    exportCsv: 'GET /subscriptions/export.csv',
    get: `GET ${subscription}`,
    change: `PUT ${subscription}`,
    preview: `POST ${subscription}/preview`,
    cancel: `POST ${subscription}/cancel`,
    pause: `POST ${subscription}/pause`,
    resume: `POST ${subscription}/resume`,
    paymentTries: `GET ${subscription}/payment-tries`,
    usage: `GET ${subscription}/usage`,
    retrySettings: 'GET /dunning-settings',
    saveRetrySettings: 'PUT /dunning-settings',
    portalSettings: 'GET /portal-settings',
    savePortalSettings: 'PUT /portal-settings',
  },
  testClocks: {
    create: 'POST /test-clocks',
    list: 'GET /test-clocks',
    get: `GET ${testClock}`,
    timeline: `GET ${testClock}/timeline`,
    advance: `POST ${testClock}/advance`,
    close: `POST ${testClock}/close`,
  },
  billingReports: {
    recurringRevenue: 'GET /billing-reports/recurring-revenue',
    churn: 'GET /billing-reports/churn',
    retention: 'GET /billing-reports/retention',
    aging: 'GET /billing-reports/aging',
    movements: 'GET /billing-reports/movements',
    exportMovementsCsv: 'GET /billing-reports/movements/export.csv',
    openInvoices: 'GET /billing-reports/open-invoices',
    cancellations: 'GET /billing-reports/cancellations',
  },
  ledgerEntries: { list: 'GET /ledger-entries' },
  payouts: {
    list: 'GET /payouts',
    exportCsv: 'GET /payouts/export.csv',
    get: 'GET /payouts/:payoutID',
    lines: 'GET /payouts/:payoutID/lines',
    exportLinesCsv: 'GET /payouts/:payoutID/lines/export.csv',
  },
  requestLogs: { list: 'GET /request-logs', get: 'GET /request-logs/:requestLogID' },
  events: { list: 'GET /clients/:clientID/events', stream: 'GET /events/stream' },
  paymentLinks: {
    create: `POST ${link}`,
    list: `GET ${link}`,
    get: `GET ${link}/:paymentLinkID`,
    close: `POST ${link}/:paymentLinkID/close`,
  },
  webhookEndpoints: {
    create: `POST ${endpoint}`,
    list: `GET ${endpoint}`,
    update: `PUT ${endpoint}/:endpointID`,
    delete: `DELETE ${endpoint}/:endpointID`,
    rotateSecret: `POST ${endpoint}/:endpointID/rotate-secret`,
    enable: `POST ${endpoint}/:endpointID/enable`,
    test: `POST ${endpoint}/:endpointID/test`,
  },
  webhookDeliveries: {
    list: `GET ${delivery}`,
    get: `GET ${delivery}/:deliveryID`,
    signature: `GET ${delivery}/:deliveryID/signature`,
    replay: `POST ${delivery}/:deliveryID/replay`,
    replayAll: `POST ${delivery}/replay`,
  },
}

/** Reached through another resource, as `transactions.refunds`. */
export const parents = { refunds: 'transactions' }

/** Methods of the SDK itself. */
export const own = { balance: 'GET /balance', checkoutSettings: 'GET /checkout-settings' }

/** Answered as the rows alone. */
export const unwrapped = new Set(['balance'])

/** Answered event by event, for as long as somebody listens. */
export const streamed = new Set(['GET /events/stream'])

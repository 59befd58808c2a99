import { amountMinMinorUnits, pageSize } from '#contract/limits.js'
import { resolved, type Schema } from '#contract/openapi.js'

const tail = '06ezs2k4w0h8r5v1c3xq7ngtbd'
const prefixes: Record<string, string> = {
  transactionID: 'txn',
  clientID: 'cli',
  apiUserID: 'api',
  roleID: 'rol',
  permissionID: 'prm',
  sessionID: 'ses',
  refundID: 'ref',
  disputeID: 'dsp',
  eventID: 'evt',
  endpointID: 'whe',
  deliveryID: 'whd',
  paymentLinkID: 'lnk',
  checkoutSessionID: 'chs',
  customerID: 'cus',
  savedPaymentMethodID: 'spm',
  setupID: 'set',
  taxRateID: 'txr',
  productID: 'prd',
  priceID: 'prc',
  invoiceID: 'inv',
  creditNoteID: 'crn',
  couponID: 'cpn',
  settlementAccountID: 'sac',
  usageEventID: 'use',
  invoiceLineID: 'ivl',
  subscriptionID: 'sub',
  testClockID: 'tck',
  portalUserID: 'usr',
  auditID: 'aud',
  id: 'usr',
  role: 'rol',
  requirementID: 'req',
  documentID: 'doc',
  bankAccountID: 'bka',
  bankStatementID: 'bst',
  payoutFileID: 'pof',
  processorReportID: 'prr',
  reportRowID: 'prw',
  differenceID: 'dif',
  debtRequestID: 'dbr',
  writeOffID: 'wof',
  adjustmentID: 'adj',
  clientPersonID: 'per',
}

const byName: Record<string, unknown[]> = {
  accountNumber: ['GB33BUKB20201555555555'],
  address: ['4 Mill Lane'],
  accountHolder: ['Harbour Books'],
  bic: ['BUKBGB22'],
  cutOffTime: ['14:30'],
  holiday: ['2026-12-25'],
  iban: ['GB33BUKB20201555555555'],
  timeZone: ['Europe/London'],
  amount: [2_500],
  amountCaptured: [2_500],
  amountRefundable: [2_500],
  amountRefunded: [0],
  apiKey: ['gk_test_3f9Qm2xT7vLr0aYc'],
  apiSecret: ['shown in this answer only'],
  chargePercentage: [2.5],
  cancelURL: ['https://shop.example.com/cart'],
  cardCountry: ['DE'],
  statementDescriptor: ['HARBOR PINE'],
  city: ['Bristol'],
  choice: ['Sole trader'],
  country: ['United Kingdom'],
  dateOfBirth: ['1980-01-31'],
  expiresOn: ['2030-01-31'],
  contactPerson: ['Ada Byron'],
  currency: ['USD'],
  allowedRange: ['203.0.113.0/24'],
  currentPassword: ['the-old-passphrase'],
  description: ['Order 1042'],
  developerEmailAddress: ['ada@example.com'],
  developerName: ['Checkout'],
  developerPhoneNumber: ['+14155552671'],
  email: ['ada@example.com'],
  emailAddress: ['ada@example.com'],
  code: ['123456'],
  emailDomain: ['example.com'],
  answer: ['code=4f2a9c&state=b81d07'],
  ipAddress: ['203.0.113.7'],
  velocity: [{ by: 'card', window: 'hour', count: 3 }],
  issuer: ['https://login.example.com'],
  browserToken: ['b2f9c1Qm7xT3vLr0aYc5Kd'],
  expiresAt: ['2027-01-01T00:00:00.000Z'],
  redeemBy: ['2027-03-31T23:59:59.000Z'],
  happenedAt: ['2026-11-21T12:00:00.000Z'],
  percentOff: [20],
  anchorAt: ['2027-01-01T00:00:00.000Z'],
  trialEndsAt: ['2026-12-15T00:00:00.000Z'],
  now: ['2026-11-21T12:00:00.000Z'],
  expiresInMinutes: [60],
  fee: [63],
  from: ['2026-11-01T00:00:00.000Z'],
  reason: ['The papers are incomplete'],
  token_type_hint: ['access_token'],
  httpMethod: ['GET'],
  method: ['GET'],
  month: ['2026-10'],
  limit: [pageSize],
  message: ['Hello'],
  name: ['Harbour Books'],
  narration: ['Order 1042'],
  numberPrefix: ['NW'],
  percentage: [19],
  isReverseCharge: [false],
  sellerTaxID: ['DE136695976'],
  buyerTaxID: ['DE136695976'],
  taxID: ['DE136695976'],
  quantity: [1],
  unitAmount: [2_500],
  net: [2_437],
  newPassword: ['a-new-long-passphrase'],
  password: ['a-long-passphrase'],
  origin: ['https://shop.example.com'],
  pageURL: ['https://shop.example.com/checkout'],
  path: ['/transactions'],
  paymentMethod: ['pm_success'],
  notifyPayer: [false],
  phoneNumber: ['+14155552671'],
  reference: ['order-1042'],
  returnURL: ['https://shop.example.com/thanks'],
  successURL: ['https://shop.example.com/thanks'],
  routePattern: ['/transactions'],
  state: ['Avon'],
  sharePercentage: [50],
  status: ['succeeded', 'active'],
  to: ['2026-11-22T00:00:00.000Z'],
  token: ['eyJhbGciOi…'],
  statusToken: ['eyJhbGciOi…'],
  access_token: ['eyJhbGciOi…'],
  url: ['https://shop.example.com/webhooks'],
  userName: ['ada'],
  sentence: ['This email address is already registered'],
}

/** Either a price is named, or a description and an amount. */
const givenInvoiceLine = { description: 'Seats, December', unitAmount: 2_500, quantity: 4 }
const isGivenInvoiceLine = (properties: object): boolean =>
  ['description', 'quantity', 'unitAmount'].every((name) => name in properties) && !('total' in properties)

const time = '2026-11-21T12:00:00.000Z'

export function exampleOf(schema: Schema, schemas: Record<string, Schema>, name = ''): unknown {
  const known = resolved(schema, schemas)
  const choice = known.anyOf
  if (choice) return exampleOf(chosen(choice, schemas), schemas, name)
  if (known.const !== undefined) return known.const
  const named = namedValue(name, known)
  if (named !== undefined) return named
  if (known.enum) return known.enum[0]
  return ofType(known, schemas, name)
}

const chosen = (choice: Schema[], schemas: Record<string, Schema>): Schema =>
  choice.find((one) => resolved(one, schemas).type === 'null') ?? choice[0] ?? {}

function namedValue(name: string, { enum: choices, type, pattern }: Schema): unknown {
  const values = byName[name] ?? []
  if (choices) return values.find((value) => choices.includes(value))
  const isText = [type].flat().includes('string')
  if (name === 'country' && pattern) return 'DE'
  if (isText && prefixes[name]) return isNullable(type) ? null : `${prefixes[name]}_${tail}`
  return values.find((value) => [type].flat().some((one) => isOf(value, one)))
}

const isNullable = (type: Schema['type']) => Array.isArray(type) && type.includes('null')
const isOf = (value: unknown, type: string | undefined) =>
  type === 'integer' ? Number.isInteger(value) : typeof value === type

function ofType(schema: Schema, schemas: Record<string, Schema>, name: string): unknown {
  const type = [schema.type].flat()
  if (type.includes('null')) return null
  if (type.includes('array'))
    return schema.items
      ? [exampleOf(schema.items, schemas, name.replace(/ies$/, 'y').replace(/(?<=ss)es$|s$/, ''))]
      : []
  if (type.includes('object')) return objectOf(schema, schemas)
  if (type.includes('boolean')) return name !== 'isAdmin'
  if (type.includes('integer') || type.includes('number')) return schema.minimum ?? amountMinMinorUnits
  if (schema.format === 'date-time') return time
  return 'text'.padEnd(schema.minLength ?? 0, '-')
}

function objectOf({ properties = {} }: Schema, schemas: Record<string, Schema>): unknown {
  if (isGivenInvoiceLine(properties)) return givenInvoiceLine
  return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, exampleOf(part, schemas, name)]))
}

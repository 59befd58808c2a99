/** What each call of Paystack takes, by its public description. */
const currencies = ['GHS', 'KES', 'NGN', 'XOF', 'ZAR', 'USD']

export type Fields = Record<string, unknown>
type Rule = (value: unknown) => boolean
const isText: Rule = (value) => typeof value === 'string' && value !== ''
const isWhole: Rule = (value) => Number.isInteger(value) && (value as number) > 0
const isMap: Rule = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
const isReference: Rule = (value) => isText(value) && /^[A-Za-z0-9.=-]+$/.test(value as string)
const common: Record<string, Rule> = {
  email: (value) => isText(value) && /^\S+@\S+\.\S+$/.test(value as string),
  amount: isWhole,
  currency: (value) => currencies.includes(value as string),
  reference: isReference,
}
const split: Record<string, Rule> = {
  subaccount: isText,
  transaction_charge: (value) => typeof value === 'string' && /^\d+$/.test(value),
  bearer: (value) => value === 'account' || value === 'subaccount',
}
const bodies: Record<string, { fields: Record<string, Rule>; required: string[] }> = {
  'transaction/initialize': {
    fields: {
      ...common,
      ...split,
      callback_url: (value) => isText(value) && URL.canParse(value as string),
      metadata: isMap,
    },
    required: ['email', 'amount'],
  },
  'transaction/charge_authorization': {
    fields: { ...common, ...split, authorization_code: isText, metadata: isText },
    required: ['email', 'amount', 'authorization_code'],
  },
  charge: { fields: { ...common, bank: isMap, mobile_money: isMap, metadata: isMap }, required: ['email', 'amount'] },
  'charge/submit_otp': { fields: { otp: isText, reference: isReference }, required: ['otp', 'reference'] },
  'customer/authorization/deactivate': {
    fields: { authorization_code: isText },
    required: ['authorization_code'],
  },
  refund: {
    fields: {
      transaction: isText,
      amount: isWhole,
      currency: common.currency as Rule,
      merchant_note: isText,
      customer_note: isText,
    },
    required: ['transaction'],
  },
}

/** null: it is taken. */
export function faultOf(path: string, body: Fields): string | null {
  const rules = bodies[path]
  if (!rules) return `Unknown path ${path}`
  for (const name of rules.required) if (body[name] === undefined) return `${name} is required`
  for (const [name, value] of Object.entries(body)) {
    const rule = rules.fields[name]
    if (!rule) return `"${name}" is not allowed`
    if (!rule(value)) return `Invalid ${name} passed`
  }
  return null
}

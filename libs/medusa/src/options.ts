import type { SavingChoice } from '../../contract/saved-methods.js'

/** What `medusa-config.ts` gives to this provider. */
export interface GatehouseMedusaOptions {
  /** Where Gatehouse runs, such as `https://pay.example.com`; without /api. */
  url: string
  apiKey: string
  apiSecret: string
  /** Of the webhook endpoint that calls this shop: `whsec_…`. */
  webhookSecret: string
  /** Where customers go after they paid; your storefront completes the cart there. */
  successURL: string
  /** Where customers go who leave without paying. */
  cancelURL: string
  /** What customers read that they pay for. Absent: `Your order`. */
  description?: string
  /** true: capture right away. Absent: authorize it, and capture in Medusa Admin within 7 days. */
  capture?: boolean
  /** For signed-in customers: whether they can save their card. Absent: `no`. */
  savePaymentMethod?: SavingChoice
  /** false: don’t create customers in Gatehouse for signed-in customers. Absent: true. */
  customers?: boolean
  /** For one request to Gatehouse; 20 seconds if absent. */
  timeoutMs?: number
}

const required = ['url', 'apiKey', 'apiSecret', 'webhookSecret', 'successURL', 'cancelURL'] as const
const addresses = ['url', 'successURL', 'cancelURL'] as const
const choices: readonly SavingChoice[] = ['no', 'offer', 'yes']

const isAddress = (text: string) => /^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : '')

/** The first mistake in the options, as a sentence; null: none. */
export function mistakeIn(options: Partial<Record<keyof GatehouseMedusaOptions, unknown>>): string | null {
  for (const name of required) {
    if (typeof options[name] !== 'string' || options[name].trim() === '')
      return `Set \`${name}\` in the options of the Gatehouse payment provider`
  }
  const noAddress = addresses.find((name) => !isAddress(String(options[name])))
  if (noAddress) return `\`${noAddress}\` of the Gatehouse payment provider must be an http or https address`
  const { savePaymentMethod } = options
  if (savePaymentMethod !== undefined && !choices.some((choice) => choice === savePaymentMethod))
    return `\`savePaymentMethod\` of the Gatehouse payment provider must be one of ${choices.join(', ')}`
  return null
}

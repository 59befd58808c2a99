import type { ConfigArg } from '@vendure/common/lib/generated-types'
import { LanguageCode } from '@vendure/core'

const text = (value: string) => [{ languageCode: LanguageCode.en, value }]
const secret = { component: 'password-form-input' }

/** What staff enter for the payment method in Vendure's admin, once for each channel or for several together. */
export const handlerArgs = {
  url: {
    type: 'string' as const,
    label: text('Gatehouse URL'),
    description: text('The address of your Gatehouse, such as https://pay.example.com'),
  },
  apiKey: { type: 'string' as const, label: text('API key') },
  apiSecret: { type: 'string' as const, label: text('API secret'), ui: secret },
  webhookSecret: {
    type: 'string' as const,
    label: text('Webhook secret'),
    description: text('Starts with whsec_. Gatehouse shows it when you create the webhook endpoint'),
    ui: secret,
  },
  successURL: {
    type: 'string' as const,
    label: text('Success URL'),
    description: text('Where customers go after they pay on the hosted page. {code} becomes the order code'),
  },
  cancelURL: {
    type: 'string' as const,
    label: text('Cancel URL'),
    description: text('Where customers go if they leave without paying. {code} becomes the order code'),
  },
  description: {
    type: 'string' as const,
    label: text('Payment description'),
    description: text('What customers read on the payment page. {code} becomes the order code'),
    defaultValue: 'Order {code}',
  },
  captureMethod: {
    type: 'string' as const,
    label: text('Capture'),
    description: text('Automatic takes the money at once. Manual only authorizes it, and you settle the payment later'),
    defaultValue: 'automatic',
    ui: { component: 'select-form-input', options: [{ value: 'automatic' }, { value: 'manual' }] },
  },
}

export type HandlerArgs = Record<keyof typeof handlerArgs, string>

/** Vendure stores a method's arguments as a list of texts. */
export const argsOf = (list: ConfigArg[]): HandlerArgs =>
  Object.fromEntries(
    Object.keys(handlerArgs).map((name) => [name, list.find((one) => one.name === name)?.value ?? '']),
  ) as HandlerArgs

export const withCode = (template: string, code: string): string => template.replaceAll('{code}', code)

import { LanguageCode, type CustomFieldConfig, type Order } from '@vendure/core'

/** The session that the customer of this order was given last. */
export const sessionField: CustomFieldConfig = {
  name: 'gatehouseCheckoutSessionID',
  type: 'string',
  label: [{ languageCode: LanguageCode.en, value: 'Gatehouse checkout session' }],
  nullable: true,
  // Storefronts ask by it, and this gives it an index.
  unique: true,
  internal: true,
}

type Kept = { gatehouseCheckoutSessionID?: string | null }

export const sessionOf = ({ customFields }: Order): string | null =>
  (customFields as Kept).gatehouseCheckoutSessionID ?? null

export const keeping = (gatehouseCheckoutSessionID: string) => ({ customFields: { gatehouseCheckoutSessionID } })

import { returnOriginsMax } from '../../limits.js'
import type { Mode } from '../../modes.js'

export const returnOrigins = 'Return addresses'
export const lead = 'Where your payers may go back to after they have paid on our page.'
export const leadOf = (name: string) => `Where payers of ${name} may go back to after they have paid on our page.`
export const whereTo = 'Where its payers may return'
export const choose = 'Choose where payers return'
export const label = 'Origins, one on each line'
export const help: Record<Mode, string> = {
  test: `At most ${returnOriginsMax}, each without a path. In test mode http://localhost is fine too.`,
  live: `At most ${returnOriginsMax}, each with https and without a path.`,
}
export const inMode: Record<Mode, string> = { test: 'In test mode', live: 'In live mode' }
export const why =
  'A checkout session, or a payment with a returnURL, is refused when its address belongs to none of these. Nobody can send your payers elsewhere.'
export const example = 'https://shop.example.com'
export const save = 'Save'
export const saved = 'Return addresses saved'
export const failedToSave = 'The return addresses could not be saved'
export const toProfile = 'Back to the profile'

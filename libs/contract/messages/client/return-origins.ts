import { returnOriginsMax } from '../../limits.js'
import type { Mode } from '../../modes.js'

export const returnOrigins = 'Return addresses'
export const lead = 'Websites that payers can return to after they pay on our page.'
export const leadOf = (name: string) => `Websites that ${name}’s payers can return to after they pay on our page.`
export const whereTo = 'Where payers can return'
export const choose = 'Set return addresses'
export const label = 'Origins, one per line'
export const help: Record<Mode, string> = {
  test: `Up to ${returnOriginsMax}, without a path. Test mode also allows http://localhost.`,
  live: `Up to ${returnOriginsMax}, with https and without a path.`,
}
export const inMode: Record<Mode, string> = { test: 'In test mode', live: 'In live mode' }
export const why =
  'We reject checkout sessions and payments whose return URL isn’t on this list. This protects your payers from being redirected elsewhere.'
export const example = 'https://shop.example.com'
export const save = 'Save'
export const saved = 'Return addresses saved'
export const failedToSave = 'Failed to save the return addresses'
export const toProfile = 'Back to profile'

import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import type { EventType } from '#contract/events.js'
import { recordEvent } from '../../platform/events/record-event.js'
import { findRow } from '../../platform/database/rows.js'
import { clearDefault } from './default-method.js'
import { type Mandate, mandateOf } from './method-setup.entity.js'
import { SavedPaymentMethod } from './saved-payment-method.entity.js'
import { viewSavedMethod } from './saved-method.view.js'

/** Names of processors are unguessable, so that their hash needs no key. */
export const keyHashOf = (processorAccountID: string, key: string): string =>
  createHash('sha256').update(`${processorAccountID} ${key}`).digest('hex')

export async function changeMethod(
  manager: EntityManager,
  method: SavedPaymentMethod,
  changed: Partial<SavedPaymentMethod>,
  type?: Extract<EventType, `payment_method.${string}`>,
): Promise<void> {
  const { savedPaymentMethodID, clientID, mode } = method
  const change = { ...changed, updatedAt: clock.now() }
  Object.assign(method, change)
  await manager.update(SavedPaymentMethod, { savedPaymentMethodID }, change)
  if (changed.state === 'detached') await clearDefault(manager, method)
  if (type) await recordEvent(manager, { clientID, mode, type, data: viewSavedMethod(method) })
}

/**
 * The customer has agreed to later charges of a method that was saved before; a maximum of the earlier agreement stays.
 * False: it was removed meanwhile.
 */
export async function agreeAgain(manager: EntityManager, savedPaymentMethodID: string, to: Mandate): Promise<boolean> {
  const method = await findRow(manager, SavedPaymentMethod, { savedPaymentMethodID })
  if (!method || method.state === 'detached') return false
  const { maximumAmount, currency } = method
  await changeMethod(manager, method, { ...mandateOf(to), maximumAmount, currency }, 'payment_method.updated')
  return true
}

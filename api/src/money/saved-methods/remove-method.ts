import { type EntityManager, In } from 'typeorm'
import { clock } from '#contract/clock.js'
import { changeMethod } from './saved-method-rows.js'
import { SavedPaymentMethod } from './saved-payment-method.entity.js'

/** How long the call that removes a method there may take before a worker asks. */
export const detachAgainMs = 60_000

/** The reference stays until the processor has confirmed that it removed the method. */
export async function removeMethod(manager: EntityManager, method: SavedPaymentMethod): Promise<void> {
  const dueAt = new Date(clock.time() + detachAgainMs)
  const change = { state: 'detached' as const, detachedAt: clock.now(), dueAt, tries: 0 }
  await changeMethod(manager, method, change, 'payment_method.detached')
}

export const noCard = {
  ...{ cardBrand: null, cardLast4: null, cardCountry: null, cardFingerprint: null },
  ...{ expiryMonth: null, expiryYear: null, ipRange: null },
}

/** Erasure removes what the customer saved and empties what is personal; a worker tells the processor. Answers how many there were. */
export async function eraseMethods(manager: EntityManager, customerID: string): Promise<number> {
  const where = { customerID, state: In(['active', 'expired', 'failed']) }
  for (const method of await manager.findBy(SavedPaymentMethod, where)) await removeMethod(manager, method)
  const all = await manager.find(SavedPaymentMethod, { where: { customerID } })
  for (const { savedPaymentMethodID, keyHash } of all)
    await manager.update(SavedPaymentMethod, { savedPaymentMethodID }, { ...noCard, identity: keyHash })
  return all.length
}

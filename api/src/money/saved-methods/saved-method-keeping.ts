import { Injectable } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import { clock } from '#contract/clock.js'
import type { CardBrand } from '#contract/payment-methods.js'
import { AppSecret } from '../../platform/config/app-secret.js'
import { newId } from '../../platform/crypto/ids.js'
import { Seal } from '../../platform/crypto/seal.js'
import { findRow } from '../../platform/database/rows.js'
import { recordEvent } from '../../platform/events/record-event.js'
import type { ProcessorPayment } from '../processors/port/processor.js'
import type { SavesMethod } from '../processors/port/saved.js'
import type { SavedAtProcessor } from '../processors/port/saved-at-processor.js'
import { Customer } from '../customers/customer.entity.js'
import { KeptMethods } from './kept-methods.js'
import { type Mandate, mandateOf, MethodSetup } from './method-setup.entity.js'
import { noCard } from './remove-method.js'
import { expiresAtOf, madeGood } from './method-times.js'
import { SavedPaymentMethod } from './saved-payment-method.entity.js'
import { viewSavedMethod } from './saved-method.view.js'
import { agreeAgain, changeMethod, keyHashOf } from './saved-method-rows.js'

export interface SavingPayment {
  transactionID: string
  processor: string
  processorAccountID: string
  savedPaymentMethodID: string | null
  methodSetupID: string | null
  payerIsPresent: number
  cardBrand: CardBrand | null
  cardLast4: string | null
  cardCountry: string | null
  cardFingerprint: string | null
}

type SavedBy = Pick<SavingPayment, 'processor' | 'processorAccountID'> & { transactionID: string | null }
type SavedFor = Mandate &
  Pick<MethodSetup, 'clientID' | 'mode' | 'customerID'> &
  Partial<Pick<MethodSetup, 'invoiceID'>>
type PaidBy = Pick<SavingPayment, 'methodSetupID' | 'savedPaymentMethodID'>
type Told = Partial<Omit<SavedAtProcessor, 'key'>>

/** Keeps what processors saved, and opens it for the calls that need it. */
@Injectable()
export class SavedMethodKeeping {
  private readonly seals: Seal

  constructor(
    secret: AppSecret,
    private readonly kept: KeptMethods,
  ) {
    this.seals = new Seal(secret, 'saved-methods')
  }

  /** Null: it was removed there. */
  referenceOf({ savedPaymentMethodID, sealedReference }: SavedPaymentMethod): string | null {
    return sealedReference === null ? null : this.seals.open(savedPaymentMethodID, sealedReference)
  }

  /** What a call about the payment says about saved methods. `held`: read in the unit before the call. */
  async partOf(
    manager: EntityManager,
    payment: SavingPayment,
    held?: SavedPaymentMethod,
  ): Promise<Pick<ProcessorPayment, 'saves' | 'saved'>> {
    const { savedPaymentMethodID, methodSetupID, payerIsPresent } = payment
    if (savedPaymentMethodID) {
      const isHeld = held?.savedPaymentMethodID === savedPaymentMethodID
      const method = isHeld ? held : await findRow(manager, SavedPaymentMethod, { savedPaymentMethodID })
      if (!method) return {}
      const { customerID: customer, customerReference, usage, networkTransactionID } = method
      const reference = this.referenceOf(method)
      if (reference === null) return {}
      const known = { reference, customer, customerReference, usage, networkTransactionID }
      return { saved: { ...known, payerIsPresent: payerIsPresent === 1 } }
    }
    if (!methodSetupID) return {}
    const { customerID: customer, usage } = await manager.findOneByOrFail(MethodSetup, { setupID: methodSetupID })
    const { processorAccountID } = payment
    return { saves: await this.savesOf(manager, { customer, processorAccountID, usage }) }
  }

  async savesOf(
    manager: EntityManager,
    { customer, processorAccountID, usage }: Omit<SavesMethod, 'customerReference'> & { processorAccountID: string },
  ): Promise<SavesMethod> {
    return { customer, usage, customerReference: await customerAt(manager, customer, processorAccountID) }
  }

  /** In the unit that writes the outcome of the payment. */
  async keep(manager: EntityManager, payment: SavingPayment, saved: SavedAtProcessor | undefined): Promise<void> {
    const { methodSetupID: setupID, savedPaymentMethodID: usedID } = payment
    if (!setupID) return
    const setup = await manager.findOneByOrFail(MethodSetup, { setupID })
    if (setup.status === 'saved') return
    if (usedID) {
      const isAgreed = await agreeAgain(manager, usedID, setup)
      const outcome = isAgreed
        ? { status: 'saved' as const, savedPaymentMethodID: usedID }
        : { status: 'failed' as const }
      return void (await manager.update(MethodSetup, { setupID }, outcome))
    }
    if (!saved) return void (await manager.update(MethodSetup, { setupID }, { status: 'failed' }))
    const told = saved.type === 'card' ? { ...saved, card: saved.card ?? cardOf(payment) } : saved
    const savedPaymentMethodID = await this.keepOnce(manager, payment, setup, told)
    await manager.update(MethodSetup, { setupID }, { status: 'saved', savedPaymentMethodID })
  }

  /** Once the payment has succeeded, and not while it is held. Who paid an invoice is heard of with the invoice. */
  async tell(manager: EntityManager, payment: PaidBy): Promise<void> {
    const { methodSetupID: setupID, savedPaymentMethodID: usedID } = payment
    // What was saved before is no news.
    if (!setupID || usedID) return
    const { savedPaymentMethodID, invoiceID } = await manager.findOneByOrFail(MethodSetup, { setupID })
    if (savedPaymentMethodID && !invoiceID) await this.tellOf(manager, savedPaymentMethodID)
  }

  async tellOf(manager: EntityManager, savedPaymentMethodID: string): Promise<void> {
    const method = await manager.findOneByOrFail(SavedPaymentMethod, { savedPaymentMethodID })
    if (method.state === 'active') await this.kept.tell(manager, method)
  }

  /** The columns that a processor's news of a method changes. */
  changeBy(method: Pick<SavedPaymentMethod, 'savedPaymentMethodID'>, told: Told): Partial<SavedPaymentMethod> {
    const { reference, card, expiry, customerReference, networkTransactionID, paymentMethod } = told
    return {
      ...(reference && { sealedReference: this.seals.seal(method.savedPaymentMethodID, reference) }),
      ...(card && { cardBrand: card.brand, cardLast4: card.last4, cardCountry: card.country ?? null }),
      ...(card?.fingerprint && { cardFingerprint: card.fingerprint }),
      ...(expiry && { expiryMonth: expiry.month, expiryYear: expiry.year, dueAt: expiresAtOf(expiry) }),
      ...(customerReference && { customerReference }),
      ...(networkTransactionID && { networkTransactionID }),
      ...(paymentMethod && { paymentMethod }),
    }
  }

  /** The same card of a customer is one row. What an erased customer saved is removed at the processor. */
  async keepOnce(
    manager: EntityManager,
    { processor, processorAccountID, transactionID }: SavedBy,
    setup: SavedFor,
    saved: SavedAtProcessor,
  ): Promise<string> {
    const { clientID, mode, customerID, invoiceID = null } = setup
    const keyHash = keyHashOf(processorAccountID, saved.key)
    const identity = saved.card?.fingerprint ?? keyHash
    const same = { customerID, processorAccountID, identity, state: In(['active', 'expired', 'failed']) }
    const known = await manager.findOne(SavedPaymentMethod, { where: same, order: { createdAt: 'DESC' } })
    if (known) {
      // Its bank has reported it since the payer agreed.
      if (known.failedAt && setup.acceptedAt <= known.failedAt) return known.savedPaymentMethodID
      const active = { state: 'active' as const, ...(known.state === 'failed' && madeGood(known)) }
      const again = { ...mandateOf(setup), ...active, invoiceID: reachOf(known, invoiceID), keyHash, transactionID }
      await changeMethod(manager, known, { ...again, ...this.changeBy(known, saved) }, 'payment_method.updated')
      return known.savedPaymentMethodID
    }
    const now = clock.now()
    const savedPaymentMethodID = newId('spm', now.getTime())
    const method = Object.assign(new SavedPaymentMethod(), {
      ...{ savedPaymentMethodID, clientID, mode, customerID, processorAccountID, processor, keyHash, identity },
      ...nothingTold,
      ...{ type: saved.type, state: 'active', transactionID, invoiceID, failedAt: null, ...mandateOf(setup) },
      ...{ createdAt: now, updatedAt: now },
      ...this.changeBy({ savedPaymentMethodID }, saved),
    })
    const { erasedAt } = await manager.findOneByOrFail(Customer, { customerID })
    if (erasedAt) {
      const gone = { state: 'detached' as const, detachedAt: now, dueAt: now, identity: keyHash }
      await manager.insert(SavedPaymentMethod, Object.assign(method, noCard, gone))
      return savedPaymentMethodID
    }
    await manager.insert(SavedPaymentMethod, method)
    const data = viewSavedMethod(method)
    await recordEvent(manager, { clientID, mode, type: 'payment_method.attached', data })
    return savedPaymentMethodID
  }
}

/** What may be charged for everything stays so, whatever else it is saved for. */
function reachOf({ state, usage, invoiceID }: SavedPaymentMethod, savedBy: string | null): string | null {
  return state === 'active' && usage === 'off_session' && invoiceID === null ? null : savedBy
}

function cardOf(payment: SavingPayment): SavedAtProcessor['card'] {
  const { cardBrand: brand, cardLast4: last4, cardCountry: country, cardFingerprint: fingerprint } = payment
  if (!brand || !last4) return null
  return { brand, last4, ...(country && { country }), ...(fingerprint && { fingerprint }) }
}

const nothingTold = {
  ...{ customerReference: null, networkTransactionID: null, cardBrand: null, cardLast4: null, cardCountry: null },
  ...{ cardFingerprint: null, expiryMonth: null, expiryYear: null, dueAt: null, tries: 0, detachedAt: null },
}

async function customerAt(manager: EntityManager, customerID: string, processorAccountID: string) {
  const known = await manager.find(SavedPaymentMethod, {
    where: { customerID, processorAccountID },
    order: { createdAt: 'DESC' },
  })
  return known.find(({ customerReference }) => customerReference !== null)?.customerReference ?? null
}

import { Injectable } from '@nestjs/common'
import type { CheckoutSettingsView, ReadCheckoutSettings } from '#contract/checkout-settings.js'
import type { OfferView } from '#contract/offers.js'
import { type AskedPaymentMethod, isSavedMethod, takesMethod } from '#contract/payment-methods.js'
import { newId } from '../../platform/crypto/ids.js'
import type { Own } from '../../platform/http/addressed.js'
import type { ProcessorAccount } from '../processors/processor-account.entity.js'
import type { ProcessorEntry } from '../processors/port/processor-entry.js'
import { ProcessorAccounts } from '../processors/processor-accounts.js'
import { ProcessorRegistry } from '../processors/processor-registry.js'
import { processors } from '../processors/registry.js'
import { type AnyAmount, OfferedAccounts, type OfferQuestion } from '../routing/offered-accounts.js'

/** Default of `later`: it is not known. */
type SavedForLater = AnyAmount & { later?: number | undefined }

/** Any other amount is declined, whatever the card. */
export const takesAmount = (
  { leastAmounts, hasAmount }: Pick<ProcessorEntry, 'leastAmounts' | 'hasAmount'>,
  { amount, currency }: Pick<OfferQuestion, 'amount' | 'currency'>,
): boolean => amount >= (leastAmounts?.[currency] ?? 0) && (hasAmount?.(amount, currency) ?? true)

const isTooSmallAt = (
  { leastAmounts }: Pick<ProcessorEntry, 'leastAmounts'>,
  { amount, currency }: Pick<OfferQuestion, 'amount' | 'currency'>,
): boolean => amount < (leastAmounts?.[currency] ?? 0)

/** Only what an entry calls publishable leaves the server. */
@Injectable()
export class Offers {
  constructor(
    private readonly offered: OfferedAccounts,
    private readonly accounts: ProcessorAccounts,
    private readonly registry: ProcessorRegistry,
  ) {}

  async settings(own: Own, { amount, currency, captureMethod }: ReadCheckoutSettings): Promise<CheckoutSettingsView> {
    const asked = { amount, currency, paymentID: newId('txn'), captureMethod: captureMethod ?? null }
    // Whoever asks before the amount is known would miss processors: what a charge needs is said when it is made.
    const offers = this.view(await this.offered.of({ ...own, ...asked }))
    return { mode: own.mode, amount, currency, offers }
  }

  async of(question: OfferQuestion): Promise<OfferView[]> {
    return this.view(await this.accountsThatTake(question))
  }

  async takes(question: OfferQuestion): Promise<boolean> {
    return (await this.accountsThatTake(question)).length > 0
  }

  /** The smallest charge of those that take this one; null: nobody takes it. */
  async leastOf(question: OfferQuestion): Promise<number | null> {
    const accounts = await this.accountsThatTake(question)
    if (accounts.length === 0) return null
    return Math.min(
      ...accounts.map(({ processor }) => this.registry.entry(processor).leastAmounts?.[question.currency] ?? 1),
    )
  }

  /** Whether the processor that holds a saved method takes this amount. */
  takesAt(processor: string, asked: Pick<OfferQuestion, 'amount' | 'currency'>): boolean {
    return takesAmount(this.registry.entry(processor), asked)
  }

  /** Some processor has a larger smallest charge. */
  mayBeTooSmall = (asked: Pick<OfferQuestion, 'amount' | 'currency'>): boolean =>
    processors.some((entry) => isTooSmallAt(entry, asked))

  isTooSmallAt(processor: string, asked: Pick<OfferQuestion, 'amount' | 'currency'>): boolean {
    return isTooSmallAt(this.registry.entry(processor), asked)
  }

  private async accountsThatTake(question: OfferQuestion): Promise<ProcessorAccount[]> {
    const accounts = await this.offered.of(question)
    return accounts.filter(({ processor }) => takesAmount(this.registry.entry(processor), question))
  }

  async ofPaidSaving(question: OfferQuestion): Promise<OfferView[]> {
    const accounts = await this.offered.of(question)
    return this.view(
      accounts.filter(({ processor }) => {
        const entry = this.registry.entry(processor)
        return entry.can.savedMethods && takesAmount(entry, question)
      }),
    )
  }

  async ofAnyAmount(question: AnyAmount): Promise<OfferView[] | null> {
    const offers = this.view(await this.offered.ofAnyAmount(question))
    return offers.every(({ kind }) => kind === 'test_form') ? offers : null
  }

  /** Accounts that save a method without a payment, and take the amount that is charged later. */
  async accountsThatSave({ later = 0, ...question }: SavedForLater): Promise<ProcessorAccount[]> {
    const accounts = await this.offered.ofAnyAmount(question)
    const asked = { amount: later, currency: question.currency }
    return accounts.filter(
      ({ processor }) => this.registry.entry(processor).can.setup && (later === 0 || this.takesAt(processor, asked)),
    )
  }

  async savesForLater({ amount: later, ...question }: AnyAmount & { amount: number }): Promise<boolean> {
    return (await this.accountsThatSave({ ...question, later })).length > 0
  }

  /** Where a saved method can be charged in this currency, and each of these amounts. */
  async accountsThatCharge(question: AnyAmount, amounts: number[]): Promise<Set<string>> {
    const { currency } = question
    const accounts = await this.offered.ofAnyAmount(question)
    const taking = accounts.filter(({ processor }) =>
      amounts.every((amount) => amount === 0 || this.takesAt(processor, { amount, currency })),
    )
    return new Set(taking.map(({ processorAccountID }) => processorAccountID))
  }

  /** Accounts that save the method of a payment. */
  async accountsThatSavePaid(question: AnyAmount): Promise<ProcessorAccount[]> {
    const accounts = await this.offered.ofAnyAmount(question)
    return accounts.filter(({ processor }) => this.registry.entry(processor).can.savedMethods)
  }

  async savesPaid(question: AnyAmount, method: AskedPaymentMethod): Promise<boolean> {
    if (isSavedMethod(method)) return false
    const named = typeof method === 'string' ? undefined : method.processorAccountID
    return (await this.accountsThatSavePaid(question)).some(
      ({ processorAccountID, processor }) =>
        takesMethod(this.registry.entry(processor).methods, method) && (!named || named === processorAccountID),
    )
  }

  async ofSaving(question: SavedForLater): Promise<OfferView[]> {
    return this.view(await this.accountsThatSave(question))
  }

  async ofAccount(processorAccountID: string): Promise<OfferView> {
    const account = await this.accounts.find(processorAccountID)
    if (!account) throw new Error(`There is no processor account ${processorAccountID}`)
    return this.viewOne(account, true)
  }

  // One form serves all test methods, which name no account; it comes after what takes real cards.
  private view(accounts: ProcessorAccount[]): OfferView[] {
    const offers = accounts.map((account) => this.viewOne(account))
    const forms = offers.filter(({ kind }) => kind === 'test_form')
    const isTest = accounts.every(({ mode }) => mode === 'test')
    return [...offers.filter(({ kind }) => kind !== 'test_form'), ...forms.slice(0, isTest ? 1 : 0)]
  }

  private viewOne(account: ProcessorAccount, isOpened = false): OfferView {
    const { processorAccountID, processor } = account
    const { title, checkout } = this.registry.entry(processor)
    const named = { processorAccountID, processor, title }
    const nobody = { script: [], frame: [], connect: [], image: [] }
    if (!checkout) return { ...named, kind: 'test_form', publishable: {}, sources: nobody }
    const { kind, publishable, sources } = checkout
    const { script, frame, connect, image = [], style } = sources
    return {
      ...named,
      kind,
      publishable: publishable(this.accounts.open(account).settings, account.connectedTo),
      sources: isOpened || kind === 'fields' ? { script, frame, connect, image, ...(style && { style }) } : nobody,
    }
  }
}

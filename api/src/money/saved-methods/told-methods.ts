import { Injectable } from '@nestjs/common'
import { In } from 'typeorm'
import { clock } from '#contract/clock.js'
import type { SavedMethodState } from '#contract/saved-methods.js'
import { Database } from '../../platform/database/database.js'
import { ProcessorNotices } from '../processors/processor-notices.js'
import { MethodDetachments } from './method-detachments.js'
import { madeGood } from './method-times.js'
import { SavedMethodKeeping } from './saved-method-keeping.js'
import { changeMethod, keyHashOf } from './saved-method-rows.js'
import { SavedPaymentMethod } from './saved-payment-method.entity.js'

/** A notice that a saved method has changed only says where to look. */
@Injectable()
export class ToldMethods {
  constructor(
    private readonly database: Database,
    private readonly detachments: MethodDetachments,
    private readonly keeping: SavedMethodKeeping,
    notices: ProcessorNotices,
  ) {
    notices.lookAtMethods((processorAccountID, key) => this.look(processorAccountID, key))
  }

  /** false: the processor has not answered. A method that is not known here belongs to no customer. */
  private async look(processorAccountID: string, key: string): Promise<boolean> {
    const where = {
      processorAccountID,
      keyHash: keyHashOf(processorAccountID, key),
      state: In(['active', 'expired', 'failed']),
    }
    let isAnswered = true
    for (const method of await this.database.read.findBy(SavedPaymentMethod, where))
      isAnswered = (await this.lookAt(method)) && isAnswered
    return isAnswered
  }

  private async lookAt({ savedPaymentMethodID, ...seen }: SavedPaymentMethod): Promise<boolean> {
    const told = await this.detachments.read({ savedPaymentMethodID, ...seen })
    if (told.outcome === 'unanswered') return false
    await this.database.write(async (manager) => {
      const method = await manager.findOneByOrFail(SavedPaymentMethod, { savedPaymentMethodID })
      if (method.state === 'detached') return
      if (told.outcome === 'detached') {
        const gone = { state: 'detached' as const, detachedAt: clock.now(), sealedReference: null, dueAt: null }
        return changeMethod(manager, method, gone, 'payment_method.detached')
      }
      const change = changeTold(method, told.outcome, this.keeping.changeBy(method, told.saved ?? {}))
      const isNews = Object.entries(change).some(
        ([name, value]) => name !== 'sealedReference' && String(value) !== String(method[name as 'state']),
      )
      if (isNews) await changeMethod(manager, method, change, 'payment_method.updated')
    })
    return true
  }
}

/** A refused card is charged again once its bank has replaced it by another. */
function changeTold(method: SavedPaymentMethod, state: SavedMethodState, told: Partial<SavedPaymentMethod>) {
  const { state: before, cardLast4: last4 } = method
  const isReplaced = last4 !== null && told.cardLast4 !== undefined && told.cardLast4 !== last4
  if (before !== 'failed') return { state, ...told }
  if (!isReplaced) return { ...told, state: before, dueAt: null }
  return { state, ...madeGood(method), ...told }
}

import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { refundLimitOf } from '../../people/clients/refund-limit.js'
import { PermissionMissing } from '../../people/gate/gate.errors.js'
import { Gate } from '../../people/gate/gate.js'
import { StepUpRequired } from '../../people/sign-in/sign-in.errors.js'
import { StepUps } from '../../people/sign-in/step-ups.js'
import { Environment } from '../../platform/config/environment.js'
import type { ClientCaller } from '../../platform/http/caller.js'
import type { Refund } from './refund.entity.js'
import { RefundAboveLimit } from './refunds.errors.js'

/** Throws what keeps the person from this refund. To be called in the unit that refunds. */
export type RefuseRefund = (manager: EntityManager, refund: Pick<Refund, 'amount' | 'currency'>) => Promise<void>

const refundCall = 'POST /clients/:clientID/transactions/:transactionID/refunds'

/** Refunds that a person asks for: up to the limit of the role, and large ones with a fresh proof. */
@Injectable()
export class RefundsByPeople {
  private readonly stepUpAbove: number

  constructor(
    private readonly stepUps: StepUps,
    private readonly gate: Gate,
    { REFUND_STEP_UP_ABOVE }: Environment,
  ) {
    this.stepUpAbove = REFUND_STEP_UP_ABOVE
  }

  async of(person: ClientCaller): Promise<RefuseRefund> {
    const missing = await this.stepUps.missing(person, 'enrolled')
    return async (manager, { amount, currency }) => {
      const most = await refundLimitOf(manager, person.clientMemberID, currency)
      if (most !== null && amount > most) throw new RefundAboveLimit(most, currency)
      if (missing && amount > this.stepUpAbove) throw new StepUpRequired(missing)
    }
  }

  /** For calls that refund without being the refund call, whose right they ask for too. */
  async ofOtherCall(person: ClientCaller): Promise<RefuseRefund> {
    const mayRefund = person.isOwner || (await this.gate.rolesCovering(person.roleIDs, refundCall)).length > 0
    const right = mayRefund ? null : ((await this.gate.permissionFor(refundCall)) ?? refundCall)
    const refuse = await this.of(person)
    return async (manager, refund) => {
      if (right !== null) throw new PermissionMissing(right, refundCall)
      await refuse(manager, refund)
    }
  }
}

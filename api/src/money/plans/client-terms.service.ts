import { Injectable } from '@nestjs/common'
import { type EntityManager, IsNull } from 'typeorm'
import { fromHundredths } from '#contract/money.js'
import type { ClientTermsView, SaveClientTerms } from '#contract/plans.js'
import { Client } from '../../people/clients/client.entity.js'
import { Environment } from '../../platform/config/environment.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { Versions } from '../../platform/database/versions.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { ClientTerms } from './client-terms.entity.js'
import { countsLine, forgetCountsOf } from './forget-counts.js'
import { PlanOrTerms } from './plans.errors.js'
import { findPlan, termFacts, termsFrom } from './plans.service.js'
import { termsOfClient, type TermsOfClient } from './terms-of-client.js'

@Injectable()
export class ClientTermsService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly environment: Environment,
  ) {}

  async get(clientID: string): Promise<ClientTermsView> {
    const { read } = this.database
    return this.view(await findClient(read, clientID), await termsOfClient(read, clientID))
  }

  save(clientID: string, { planID, terms }: SaveClientTerms): Promise<ClientTermsView> {
    if (planID && terms) throw new PlanOrTerms()
    return this.audit.unit(async (manager, record) => {
      const client = await findClient(manager, clientID)
      if (planID) await findPlan(manager, planID)
      const before = await termsOfClient(manager, clientID)
      const { reserveHundredths, reserveDays } = before
      const ownTerms = terms ? termsFrom(terms) : null
      const row = { clientID, planID: planID ?? null, ownTerms, reserveHundredths, reserveDays, updatedAt: clock.now() }
      await manager.upsert(ClientTerms, row, ['clientID'])
      await forgetCountsOf(manager, clientID)
      await Versions.raise(manager, 'risk')
      const after = await termsOfClient(manager, clientID)
      const target = { kind: 'client', id: clientID, loginID: client.loginID }
      await record({ action: 'client.terms_changed', target, before: factsOf(before), after: factsOf(after) })
      return this.view(client, after)
    }, countsLine)
  }

  private view({ clientID, chargePercentageHundredths }: Client, of: TermsOfClient): ClientTermsView {
    const { row, plan, terms, reserveHundredths, reserveDays } = of
    return {
      clientID,
      planID: plan?.planID ?? null,
      planName: plan?.name ?? null,
      terms,
      chargePercentage: terms.chargePercentage ?? fromHundredths(chargePercentageHundredths),
      refundsKeepFee: this.environment.REFUND_KEEPS_FEE,
      reserve: { percentage: fromHundredths(reserveHundredths), days: reserveDays },
      updatedAt: row?.updatedAt.toISOString() ?? null,
    }
  }
}

const factsOf = ({ plan, terms }: TermsOfClient) => ({ planID: plan?.planID ?? null, ...termFacts(terms) })

async function findClient(manager: EntityManager, clientID: string): Promise<Client> {
  return orNotFound(await manager.findOneBy(Client, { clientID, deletedAt: IsNull() }), 'client')
}

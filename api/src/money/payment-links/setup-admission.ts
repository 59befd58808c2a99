import { Injectable } from '@nestjs/common'
import { type EntityManager, MoreThan } from 'typeorm'
import { blocked } from '#contract/messages/errors/risk.js'
import {
  setupFailuresCountedMs,
  setupFailuresMax,
  setupFailuresPerCustomerMax,
  setupFailuresPerNetworkMax,
} from '#contract/setup-limits.js'
import { Client } from '../../people/clients/client.entity.js'
import { currentRequest } from '../../platform/http/request-context.js'
import { Customer } from '../customers/customer.entity.js'
import { CompiledRiskRules } from '../risk-rules/compiled-risk-rules.js'
import { countryCodeOf } from '../risk-rules/countries.js'
import { type CurrentRisk, decideRisk } from '../risk-rules/decide-risk.js'
import { RiskRules } from '../risk-rules/risk-rules.js'
import { methodNameAt } from '../routing/account-takes.js'
import { Setup } from '../setups/setup.entity.js'
import { SetupAttemptsUsed } from './payment-links.errors.js'

// A rule asks about a payment's amount and how often it happens, and a setup takes no money.
const noRules = new CompiledRiskRules([])

const refused = {
  ...{ status: 'failed', dueAt: null, failureCode: 'blocked', failureMessage: blocked },
} as const

/** Decides whether a setup may be sent to its processor. */
@Injectable()
export class SetupAdmission {
  constructor(private readonly rules: RiskRules) {}

  /** Before the unit that admits. */
  current({ mode }: Pick<Setup, 'mode'>): Promise<CurrentRisk> {
    return this.rules.current(mode)
  }

  /** A setup on a block list, or after too many failed ones, is kept as failed and is never sent. */
  async judge(manager: EntityManager, { hasEntries }: CurrentRisk, setup: Setup): Promise<Setup> {
    if (await isTooOften(manager, setup)) return Object.assign(setup, refused)
    if (!hasEntries) return setup
    const facts = await factsOf(manager, setup)
    const verdict = await decideRisk(manager, { compiled: noRules, hasEntries }, facts, { at: setup.createdAt })
    return verdict?.outcome === 'block' ? Object.assign(setup, refused) : setup
  }
}

async function factsOf(manager: EntityManager, setup: Setup) {
  const { clientID, customerID, mode, processor, cardCountry, cardFingerprint, askedCurrency } = setup
  const { country } = await manager.findOneByOrFail(Client, { clientID })
  const customer = await manager.findOneByOrFail(Customer, { customerID })
  return {
    ...{ mode, clientID, cardCountry, cardFingerprint, currency: askedCurrency, amount: 0 },
    clientCountry: countryCodeOf(country),
    method: methodNameAt(processor),
    email: customer.emailAddress,
    ipAddress: currentRequest()?.address.toLowerCase() ?? null,
  }
}

// A limit for each session alone would not stop a caller that opens many sessions.
async function isTooOften(manager: EntityManager, setup: Setup): Promise<boolean> {
  const { clientID, mode, customerID, ipRange, createdAt } = setup
  const since = MoreThan(new Date(createdAt.getTime() - setupFailuresCountedMs))
  const failed = { clientID, mode, status: 'failed', createdAt: since } as const
  if ((await manager.countBy(Setup, { ...failed, customerID })) >= setupFailuresPerCustomerMax) return true
  return ipRange !== null && (await manager.countBy(Setup, { ...failed, ipRange })) >= setupFailuresPerNetworkMax
}

export const hasAttemptsLeft = async (manager: EntityManager, paymentLinkID: string): Promise<boolean> =>
  (await manager.countBy(Setup, { paymentLinkID, status: 'failed' })) < setupFailuresMax

/** In the unit that begins the setup: a session has one setup under way, so that no two pass the limit together. */
export async function refuseUsedUp(manager: EntityManager, paymentLinkID: string): Promise<void> {
  if (!(await hasAttemptsLeft(manager, paymentLinkID))) throw new SetupAttemptsUsed()
}

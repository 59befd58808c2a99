import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { freshSignInSlackSeconds, providerSignInMaxSeconds } from '#contract/single-sign-on-limits.js'
import type { SecondFactorView } from '#contract/factors.js'
import type { BeginSignOn, BegunSignOnView, FinishSignOn, SignOnChoicesView } from '#contract/identity-providers.js'

import type { Record as RecordFact } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import type { Origin } from '../../platform/http/caller.js'
import type { SessionBeginning } from '../sessions/sessions.service.js'
import { type Account, Accounts, targetOf } from '../sign-in/accounts.js'
import { DeviceTokens } from '../sign-in/device-tokens.js'
import { SignIn } from '../sign-in/sign-in.service.js'
import { signInFact } from '../sign-in/sign-in-fact.js'
import { IdentityProvider } from './identity-provider.entity.js'
import { type Identity, ProviderClient } from './provider-client.js'
import { ProviderSession } from './provider-session.entity.js'
import { emailOf, SignOnAccounts } from './sign-on-accounts.js'
import { ProviderNotOffered, type SignOnFault, signOnFault, SignOnInvalid, SignOnNotFresh } from './sign-on.errors.js'
import { SignOnStates } from './sign-on-states.js'

@Injectable()
export class SingleSignOn {
  constructor(
    private readonly database: Database,
    private readonly states: SignOnStates,
    private readonly client: ProviderClient,
    private readonly people: SignOnAccounts,
    private readonly accounts: Accounts,
    private readonly devices: DeviceTokens,
    private readonly signIn: SignIn,
  ) {}

  async choices(): Promise<SignOnChoicesView> {
    const where = { isEnabled: true }
    const providers = await this.database.read.find(IdentityProvider, { where, order: { name: 'ASC' } })
    return { providers: providers.map(({ providerID, name }) => ({ providerID, name })) }
  }

  async begin({ providerID, browserToken }: BeginSignOn): Promise<BegunSignOnView> {
    const provider = await this.offered(providerID)
    const begun = await this.database.write((manager) =>
      this.states.issue(manager, { providerID, browserToken, purpose: 'sign_in', sessionID: null }),
    )
    const url = await this.client.addressFor(provider, begun, { isFresh: false })
    return { url, browserToken: begun.browserToken }
  }

  async finish(
    { answer, browserToken }: FinishSignOn,
    deviceToken: string | undefined,
    origin: Origin,
  ): Promise<SecondFactorView> {
    const state = new URLSearchParams(answer).get('state') ?? ''
    // A unit of its own: of two that come with the same answer one is refused before the provider is asked.
    const back = await this.database.write((manager) =>
      this.states.use(manager, state, { purpose: 'sign_in', sessionID: null, browserToken }),
    )
    if (!back) throw new SignOnInvalid()
    const provider = await this.offered(back.providerID)
    const identity = await this.client.identityFor(provider, answer, back)
    requireRecent(identity, provider)
    return this.enter({ provider, identity, deviceToken }, origin)
  }

  async offered(providerID: string): Promise<IdentityProvider> {
    const provider = await this.database.read.findOneBy(IdentityProvider, { providerID, isEnabled: true })
    if (!provider) throw new ProviderNotOffered()
    return provider
  }

  private async enter({ provider, identity, deviceToken }: AtDoor, origin: Origin): Promise<SecondFactorView> {
    const email = emailOf(identity)
    const known = email ? await this.accounts.findByEmail(this.database.read, 'portal', email) : null
    const deviceID = this.devices.deviceOf(deviceToken, 'portal', known)
    let fault: SignOnFault = 'no_account'
    const settle = async (manager: EntityManager, record: RecordFact): Promise<Account | null> => {
      const found = await this.settle({ manager, record }, provider, identity)
      if ('account' in found) return found.account
      fault = found.fault
      return null
    }
    const begin = () => this.beginningOf(provider, identity)
    const view = await this.signIn.withSoleProof({ deviceID, provenBy: 'single_sign_on', settle, begin }, origin)
    if (!view) throw signOnFault(fault, provider.name)
    return view
  }

  private async settle(unit: Unit, { providerID }: IdentityProvider, identity: Identity) {
    // Read again: it may have been changed or switched off while the provider was asked.
    const provider = await unit.manager.findOneBy(IdentityProvider, { providerID, isEnabled: true })
    const found = provider ? await this.people.find(unit, provider, identity) : { fault: 'off' as const }
    const after = { method: 'single_sign_on', providerID }
    if ('account' in found) {
      const { account } = found
      await unit.record({ ...signInFact(this.accounts.kindOf('portal'), account, 'cleared'), after })
      return found
    }
    const email = emailOf(identity)
    const account = email ? await this.accounts.findByEmail(unit.manager, 'portal', email) : null
    await unit.record({
      action: 'portal_user.single_sign_on_refused',
      actor: { kind: 'visitor', id: null },
      ...(account && { target: targetOf(account) }),
      after: { ...after, reason: found.fault, email },
    })
    return found
  }

  private beginningOf({ providerID }: IdentityProvider, { claims, idToken }: Identity): SessionBeginning {
    const provenAt = signedInAt(claims)
    return {
      providerID,
      provenAt: provenAt && new Date(Math.min(provenAt.getTime(), clock.time())),
      keep: async (manager, { sessionID, endsAt }) => {
        const sealedIdToken = this.client.sealIdToken(sessionID, idToken)
        await manager.insert(ProviderSession, { sessionID, sealedIdToken, endsAt })
      },
    }
  }
}

interface Unit {
  manager: EntityManager
  record: RecordFact
}

interface AtDoor {
  provider: IdentityProvider
  identity: Identity
  deviceToken: string | undefined
}

/** It was asked for one of the last twelve hours: a session of weeks there is none of today here. */
function requireRecent({ claims }: Identity, { name }: IdentityProvider): void {
  const signedIn = signedInAt(claims)
  const oldest = clock.time() - (providerSignInMaxSeconds + freshSignInSlackSeconds) * 1_000
  if (signedIn && signedIn.getTime() < oldest) throw new SignOnNotFresh(name)
}

export function signedInAt({ auth_time: time }: Identity['claims']): Date | null {
  return typeof time === 'number' && Number.isFinite(time) && time > 0 ? new Date(time * 1_000) : null
}

import { Injectable } from '@nestjs/common'
import { type EntityManager, In, IsNull } from 'typeorm'
import { clock } from '#contract/clock.js'
import { payerLinkLifeMs, payerSessionLifeMs } from '#contract/payer-shops.js'
import { Client } from '../../people/clients/client.entity.js'
import { AppSecret } from '../../platform/config/app-secret.js'
import { KeyedHash } from '../../platform/crypto/keyed-hash.js'
import { LinkExpired, LinkUnknown, LinkUsed, newLinkToken } from '../../platform/crypto/mailed-link.js'
import { currentActor, currentRequest } from '../../platform/http/request-context.js'
import { Customer } from '../customers/customer.entity.js'
import { PayerSessionEnded } from './payer-access.errors.js'
import { PayerLink } from './payer-link.entity.js'
import { PayerSession } from './payer-session.entity.js'

type Reach = Pick<PayerSession, 'clientID' | 'mode' | 'customerIDs' | 'addressHash' | 'madeBy'>

export interface Issued {
  token: string
  endsAt: Date
}

/** What a link or a session reaches now: the merchant, and those of its customers that are still the payer's. */
export interface Reached<T extends Reach> {
  row: T
  client: Client
  customers: Customer[]
}

@Injectable()
export class PayerTokens {
  private readonly hashes: KeyedHash

  constructor(secret: AppSecret) {
    this.hashes = new KeyedHash(secret, 'payer-access')
  }

  /** @param emailAddress where the link is mailed to; null: whoever calls hands it over */
  async issueLink(manager: EntityManager, customers: Customer[], emailAddress: string | null): Promise<Issued> {
    const [first] = customers
    if (!first) throw new Error('A link needs a customer')
    const { clientID, mode } = first
    const customerIDs = customers.map(({ customerID }) => customerID)
    const addressHash = emailAddress === null ? null : this.hashes.of(addressed(emailAddress))
    const issued = issueFor(payerLinkLifeMs)
    const { kind, id, loginID } = currentActor()
    const madeBy = emailAddress === null ? [kind, id, loginID].filter(Boolean).join(' ') : null
    const row = { clientID, mode, customerIDs, addressHash, madeBy, usedAt: null, ...this.kept(issued) }
    await manager.insert(PayerLink, row)
    return issued
  }

  /** Of several calls with one token, one opens a session. */
  async openSession(manager: EntityManager, token: string): Promise<Reached<PayerLink> & Issued> {
    const row = await manager.findOneBy(PayerLink, { tokenHash: In(this.hashes.all(token)) })
    const reached = row && (await this.reach(manager, row))
    if (!reached) throw new LinkUnknown()
    if (row.usedAt) throw new LinkUsed()
    if (row.endsAt.getTime() <= clock.time()) throw new LinkExpired()
    const { tokenHash, clientID, mode, customerIDs, addressHash, madeBy } = row
    const used = await manager.update(PayerLink, { tokenHash, usedAt: IsNull() }, { usedAt: clock.now() })
    if (used.affected !== 1) throw new LinkUsed()
    const issued = issueFor(payerSessionLifeMs)
    await manager.insert(PayerSession, { clientID, mode, customerIDs, addressHash, madeBy, ...this.kept(issued) })
    return { ...reached, ...issued }
  }

  async session(manager: EntityManager, token: string): Promise<Reached<PayerSession>> {
    const row = await manager.findOneBy(PayerSession, { tokenHash: In(this.hashes.all(token)) })
    if (!row || row.endsAt.getTime() <= clock.time()) throw new PayerSessionEnded()
    const reached = await this.reach(manager, row)
    if (!reached) throw new PayerSessionEnded()
    const request = currentRequest()
    if (request) request.portalLinkBy = linkBy(row)
    return reached
  }

  async endSession(manager: EntityManager, token: string): Promise<void> {
    await manager.delete(PayerSession, { tokenHash: In(this.hashes.all(token)) })
  }

  private kept({ token, endsAt }: Issued) {
    return { tokenHash: this.hashes.of(token), endsAt, createdAt: clock.now() }
  }

  private async reach<T extends Reach>(manager: EntityManager, row: T): Promise<Reached<T> | null> {
    const { clientID, mode, customerIDs, addressHash } = row
    const client = await manager.findOneBy(Client, { clientID, deletedAt: IsNull() })
    const found = await manager.findBy(Customer, {
      customerID: In(customerIDs),
      clientID,
      mode,
      erasedAt: IsNull(),
    })
    const customers = found.filter(({ emailAddress }) => addressHash === null || this.isOf(emailAddress, addressHash))
    return client && customers.length > 0 ? { row, client, customers } : null
  }

  private isOf(emailAddress: string | null, addressHash: string): boolean {
    return emailAddress !== null && this.hashes.all(addressed(emailAddress)).includes(addressHash)
  }
}

/** A mailed link reaches the customer alone; one that the merchant made may have been opened by somebody else. */
const linkBy = ({ addressHash, madeBy }: PayerSession): string =>
  addressHash === null ? (madeBy ?? 'merchant') : 'customer'

// So that the hash of an address is never the hash of a token.
const addressed = (emailAddress: string) => `address ${emailAddress.toLowerCase()}`

const issueFor = (lifeMs: number): Issued => ({ token: newLinkToken(), endsAt: new Date(clock.time() + lifeMs) })

import { Injectable } from '@nestjs/common'
import { createHash, randomBytes } from 'node:crypto'
import { type EntityManager, In } from 'typeorm'
import { signOnLifeMs } from '#contract/single-sign-on-limits.js'
import { clock } from '#contract/clock.js'
import { AppSecret } from '../../platform/config/app-secret.js'
import { KeyedHash } from '../../platform/crypto/keyed-hash.js'
import { type SignOnPurpose, SignOnState } from './sign-on-state.entity.js'

export interface Way {
  state: string
  nonce: string
  /** The secret half of PKCE; its other half goes to the provider. */
  verifier: string
  challenge: string
}

export interface Begun extends Way {
  browserToken: string
}

export interface Returned extends Way {
  providerID: string
  createdAt: Date
}

interface Purpose {
  purpose: SignOnPurpose
  sessionID: string | null
}

/** One way to a provider and back. Nonce and verifier follow from state and browser by our key, so that no row holds them. */
@Injectable()
export class SignOnStates {
  private readonly hashes: KeyedHash

  constructor(secret: AppSecret) {
    this.hashes = new KeyedHash(secret, 'single-sign-on')
  }

  async issue(
    manager: EntityManager,
    { providerID, browserToken, ...purpose }: Purpose & { providerID: string; browserToken: string | undefined },
  ): Promise<Begun> {
    const [state, now] = [newToken(), clock.time()]
    const browser = browserToken && /^[\w-]{20,100}$/.test(browserToken) ? browserToken : newToken()
    await manager.insert(SignOnState, {
      stateHash: this.hashes.of(state),
      browserHash: this.hashes.of(browser),
      providerID,
      ...purpose,
      createdAt: new Date(now),
      endsAt: new Date(now + signOnLifeMs),
    })
    return { ...this.wayOf(state, browser), browserToken: browser }
  }

  /** Null: it has expired, or belongs to another browser or session. It is used up either way. */
  async use(
    manager: EntityManager,
    state: string,
    { purpose, sessionID, browserToken }: Purpose & { browserToken: string },
  ): Promise<Returned | null> {
    const kept = await manager.findOneBy(SignOnState, { stateHash: In(this.hashes.all(state)) })
    if (!kept) return null
    await manager.delete(SignOnState, { stateHash: kept.stateHash })
    const isSame = kept.purpose === purpose && kept.sessionID === sessionID
    const isHere = this.hashes.all(browserToken).includes(kept.browserHash)
    if (!isSame || !isHere || kept.endsAt.getTime() <= clock.time()) return null
    const { providerID, createdAt } = kept
    return { ...this.wayOf(state, browserToken), providerID, createdAt }
  }

  private wayOf(state: string, browser: string): Way {
    const verifier = this.hashes.of(`verifier ${state} ${browser}`)
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    return { state, nonce: this.hashes.of(`nonce ${state}`), verifier, challenge }
  }
}

const newToken = () => randomBytes(32).toString('base64url')

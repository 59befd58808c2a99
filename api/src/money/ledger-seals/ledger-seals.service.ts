import { Injectable, Logger } from '@nestjs/common'
import { IsNull } from 'typeorm'
import { sealsSentAtOnce, sealsShown } from '#contract/book-limits.js'
import type { LedgerSealsView } from '#contract/ledger.js'
import { clock } from '#contract/clock.js'
import { AppSecret } from '../../platform/config/app-secret.js'
import { Environment } from '../../platform/config/environment.js'
import { Database } from '../../platform/database/database.js'
import { LedgerSeal } from './ledger-seal.entity.js'
import { viewSeal } from './ledger-seal.view.js'
import { lastSeals, makeSeal, sealKeyOf, sealsLine } from './make-seal.js'
import { SealedChains } from './sealed-chains.js'
import type { SealKey } from './seal-chain.js'
import { tellSeal } from './tell-seal.js'

@Injectable()
export class LedgerSeals {
  private readonly logger = new Logger('Ledger')
  private readonly key: SealKey
  private isFailing = false

  constructor(
    private readonly database: Database,
    private readonly environment: Environment,
    private readonly chains: SealedChains,
    secret: AppSecret,
  ) {
    this.key = sealKeyOf(secret)
  }

  /** Seals the ends of all lines, and with them those of the decision log, which is read before anything is locked. */
  async seal(): Promise<LedgerSeal | null> {
    const [last] = await lastSeals(this.database.read, 1)
    const decisions = await this.chains.endsAfter(last ?? null)
    const decided = decisions === null ? undefined : { after: last?.number ?? 0, decisions }
    return this.database.writeInLine(sealsLine, (manager) => makeSeal(manager, this.key, decided))
  }

  async tell(stopping?: AbortSignal): Promise<boolean> {
    const { SEALS_URL: address } = this.environment
    if (!address) return false
    const waiting = await this.database.read.find(LedgerSeal, {
      where: { sentAt: IsNull() },
      order: { number: 'ASC' },
      take: sealsSentAtOnce,
    })
    for (const seal of waiting) {
      if (stopping?.aborted) return false
      if (!(await this.tellOne(address, seal))) return false
      const { number } = seal
      await this.database.write((manager) => manager.update(LedgerSeal, { number }, { sentAt: clock.now() }))
    }
    return waiting.length === sealsSentAtOnce
  }

  async read(): Promise<LedgerSealsView> {
    const { key, environment } = this
    const items = await this.database.list((manager) => lastSeals(manager, sealsShown))
    const untold = environment.SEALS_URL ? await this.untoldSince() : null
    return { items: items.map(viewSeal), publicKey: key.publicKey, untoldSince: untold?.toISOString() ?? null }
  }

  async untoldSince(): Promise<Date | null> {
    if (!this.environment.SEALS_URL) return null
    const oldest = { where: { sentAt: IsNull() }, order: { number: 'ASC' } } as const
    return (await this.database.read.findOne(LedgerSeal, oldest))?.createdAt ?? null
  }

  private async tellOne(address: string, seal: LedgerSeal): Promise<boolean> {
    try {
      await tellSeal(address, seal)
      if (this.isFailing) this.logger.log(`Sending ledger seals again, starting with ${seal.number}`)
      this.isFailing = false
      return true
    } catch (error) {
      if (!this.isFailing) this.logger.error(`Couldn't send ledger seal ${seal.number} to SEALS_URL: ${String(error)}`)
      this.isFailing = true
      return false
    }
  }
}

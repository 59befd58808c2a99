import { Injectable } from '@nestjs/common'
import { IsNull } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import { clock } from '#contract/clock.js'
import { ClientPause } from '../../people/requirements/client-pause.entity.js'
import { AppSecret } from '../../platform/config/app-secret.js'
import { Seal } from '../../platform/crypto/seal.js'
import { Database } from '../../platform/database/database.js'
import { isSet } from '../../platform/database/is-set.js'
import type { Settings, UsedAccount } from './port/used-account.js'
import { ConnectedAccount } from './connected-account.entity.js'
import { accountsFor, ConnectedReferences, isOfPlatform } from './own-accounts.js'
import { ProcessorAccount } from './processor-account.entity.js'

export interface SealedSettings {
  settings: Settings
  previousNoticeSecret?: string
}

interface Known {
  epoch: number
  accounts: Map<string, ProcessorAccount>
  connected: ConnectedReferences
}

/** The accounts that there are, read once per change of them; what is sealed is opened for each use. */
@Injectable()
export class ProcessorAccounts {
  private readonly seal: Seal
  private known: Known = { epoch: -1, accounts: new Map(), connected: new ConnectedReferences() }

  constructor(
    private readonly database: Database,
    secret: AppSecret,
  ) {
    this.seal = new Seal(secret, 'processor-settings')
  }

  /** The client's own accounts first, and never another client's. `null`: the platform's alone. */
  async usable(mode: Mode, clientID: string | null): Promise<ProcessorAccount[]> {
    return accountsFor(await this.enabled(mode), await this.connected(), clientID)
  }

  async connected(): Promise<ConnectedReferences> {
    return (await this.current()).connected
  }

  /** The platform's and those of all clients. */
  async enabled(mode: Mode): Promise<ProcessorAccount[]> {
    return (await this.all()).filter((one) => one.isEnabled && one.mode === mode)
  }

  /** The platform's, of both modes, disabled ones too, the oldest first. */
  async ofPlatform(): Promise<ProcessorAccount[]> {
    return (await this.all()).filter(isOfPlatform)
  }

  /** The same, and those of all clients. */
  async all(): Promise<ProcessorAccount[]> {
    return [...(await this.current()).accounts.values()]
  }

  /** Also one that is disabled: it goes on with what it has. */
  async find(processorAccountID: string): Promise<ProcessorAccount | null> {
    return (await this.current()).accounts.get(processorAccountID) ?? null
  }

  async use(processorAccountID: string): Promise<UsedAccount> {
    const account = await this.find(processorAccountID)
    if (!account) throw new Error(`There is no processor account ${processorAccountID}`)
    const { mode, usesConnect } = account
    return { processorAccountID, mode, settings: this.open(account).settings, ...(usesConnect && { usesConnect }) }
  }

  open({ processorAccountID, sealedSettings }: ProcessorAccount): SealedSettings {
    if (sealedSettings === '') return { settings: {} }
    return JSON.parse(this.seal.open(processorAccountID, sealedSettings)) as SealedSettings
  }

  /** What notices may be signed with: the present secret, and for a while the one before. */
  noticeSecrets(account: ProcessorAccount, setting: string | undefined): string[] {
    const { settings, previousNoticeSecret } = this.open(account)
    const present = setting ? settings[setting] : undefined
    const isOver = (account.previousSecretEndsAt?.getTime() ?? 0) <= clock.time()
    return [present, isOver ? undefined : previousNoticeSecret].filter((one) => one !== undefined)
  }

  sealed(processorAccountID: string, settings: SealedSettings): string {
    return this.seal.seal(processorAccountID, JSON.stringify(settings))
  }

  private async current(): Promise<Known> {
    const { versions } = this.database
    const epoch = versions.confirmedEpoch('processors') ?? (await versions.epoch('processors'))
    if (epoch !== this.known.epoch) {
      const rows = await this.database.read.find(ProcessorAccount, {
        where: { deletedAt: IsNull() },
        order: { createdAt: 'ASC', processorAccountID: 'ASC' },
      })
      const accounts = new Map(rows.map((row) => [row.processorAccountID, row]))
      this.known = { epoch, accounts, connected: await this.readConnected() }
    }
    return this.known
  }

  private async readConnected(): Promise<ConnectedReferences> {
    const rows = await this.database.read.find(ConnectedAccount, {
      select: {
        ...{ processorAccountID: true, clientID: true, mode: true, reference: true, currency: true },
        settlementAccountID: true,
      },
      where: { areChargesEnabled: true, reference: isSet() },
    })
    const pauses = await this.database.read.findBy(ClientPause, { what: 'payouts' })
    const paused = new Set(pauses.map(({ clientID }) => clientID))
    const connected = new ConnectedReferences()
    for (const { processorAccountID, clientID, mode, reference, currency, settlementAccountID } of rows) {
      // The processor pays its share out the next day, and knows of no pause.
      const isPaused = settlementAccountID !== null && mode === 'live' && paused.has(clientID)
      if (reference && !isPaused) connected.add(processorAccountID, clientID, { reference, currency })
    }
    return connected
  }
}

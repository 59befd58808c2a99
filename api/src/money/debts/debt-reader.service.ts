import { Injectable } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import { debtsListed } from '#contract/debt-states.js'
import type { ClientDebtView, DebtView } from '#contract/debts.js'
import { type Mode, nameIn } from '#contract/modes.js'
import { Database } from '../../platform/database/database.js'
import { isThere } from '../../platform/database/rows.js'
import { NotFound } from '../../platform/http/app-error.js'
import { Client } from '../../people/clients/client.entity.js'
import { type Owing, owedBy } from '../ledger/owed.js'
import { DebtRequest } from './debt-request.entity.js'
import { DebtRequests } from './debt-requests.service.js'
import { viewWriteOff } from './debt.view.js'
import { WriteOff } from './write-off.entity.js'

@Injectable()
export class DebtReader {
  constructor(
    private readonly database: Database,
    private readonly requests: DebtRequests,
  ) {}

  async ofClient(clientID: string, mode: Mode): Promise<{ items: DebtView[] }> {
    return this.database.list(async (manager) => {
      const isKept = await isThere(manager, Client, 'WHERE "clientID" = $1 AND "deletedAt" IS NULL', [clientID])
      if (!isKept) throw new NotFound('client')
      const items: DebtView[] = []
      for (const { currency } of await negative(manager, mode, clientID))
        items.push(await this.debtOf(manager, { clientID, mode, currency }))
      return { items }
    })
  }

  async ofAll(mode: Mode): Promise<{ items: ClientDebtView[] }> {
    return this.database.list(async (manager) => {
      const rows = await negative(manager, mode)
      const named = In([...new Set(rows.map((row) => row.clientID))])
      const clients = new Map(
        (await manager.findBy(Client, { clientID: named })).map((one) => [one.clientID, one.name]),
      )
      const waiting = await manager.findBy(WriteOff, { clientID: named, mode, status: 'awaiting_approval' })
      const items: ClientDebtView[] = []
      for (const { clientID, currency } of rows) {
        const writeOff = waiting.find((one) => one.clientID === clientID && one.currency === currency)
        const debt = await this.debtOf(manager, { clientID, mode, currency })
        const clientName = clients.get(clientID) ?? clientID
        items.push({ ...debt, clientName, writeOff: writeOff ? viewWriteOff(writeOff) : null })
      }
      return { items }
    })
  }

  private async debtOf(manager: EntityManager, whose: Owing): Promise<DebtView> {
    const { owed, available, pending, reserved } = await owedBy(manager, whose)
    const open = await manager.findOneBy(DebtRequest, { ...whose, status: 'open' })
    const request = open && (await this.requests.view(manager, open))
    const { clientID, mode, currency } = whose
    return { clientID, mode, currency, owed, available, pending, reserved, request }
  }
}

// A client's balance stands in one line: in any other one it is zero.
const owingIn = (table: string, own: string): string =>
  `SELECT "clientID", "currency", "debit", "credit" FROM "${table}" WHERE "account" = $1 AND "debit" > "credit" ${own}`

function negative(
  manager: EntityManager,
  mode: Mode,
  clientID?: string,
): Promise<Pick<Owing, 'clientID' | 'currency'>[]> {
  const own = clientID === undefined ? '' : 'AND "clientID" = $2'
  return manager.query(
    `SELECT "clientID", "currency" FROM (${owingIn('ledger_balances', own)} UNION ALL ${owingIn('ledger_line_balances', own)}) "owing"
     ORDER BY "currency", "debit" - "credit" DESC, "clientID" LIMIT ${debtsListed}`,
    [nameIn(mode, 'client_available'), ...(clientID === undefined ? [] : [clientID])],
  )
}

import { Injectable, Logger, type OnModuleInit } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { lineMoveClients, lineMovesAnewMs, lineMovesPollMs, unseenVersionsGoneMs } from '#contract/book-limits.js'
import { Client } from '../../people/clients/client.entity.js'
import { hearOfLines, lineFor } from '../../people/clients/client-line.js'
import { Environment } from '../../platform/config/environment.js'
import { Database } from '../../platform/database/database.js'
import { readColumns } from '../../platform/database/rows.js'
import { WorkLoops } from '../../platform/work/work-loops.js'
import { learnLine, ledgerLineNumbered } from './ledger-lines.js'
import { type Move, moveClient, standingFault } from './move-client.js'
import { raiseLines, storedLines, wantedLines } from './stored-lines.js'

/** Brings each client into its own line, one unit each; not while a process that knows one line only may live. */
@Injectable()
export class LedgerLineMoves implements OnModuleInit {
  private readonly logger = new Logger('Ledger')
  private readonly startedAt = performance.now()
  private wanted = 1
  private lines = 1
  private walk = { after: '', begunAt: 0 }

  constructor(
    private readonly database: Database,
    private readonly environment: Environment,
    loops: WorkLoops,
  ) {
    loops.add({
      logger: this.logger,
      failure: "Couldn't move clients to their ledger lines",
      pollMs: lineMovesPollMs,
      look: (stopping) => this.step(stopping),
    })
  }

  async onModuleInit(): Promise<void> {
    const { read } = this.database
    const stored = await storedLines(read)
    this.wanted = wantedLines(read, this.environment, stored)
    // Without clients nothing has to be moved; otherwise only the known lines are made ready, as after a restore.
    const isNew = this.wanted > stored && (await readColumns(read, Client, ['clientID'], 'LIMIT 1', [])).length === 0
    if (isNew) await this.raise(this.wanted)
    else if (stored > 1) await this.raise(stored)
    else this.hear(stored)
  }

  async step(stopping: AbortSignal): Promise<boolean> {
    const stored = await storedLines(this.database.read)
    if (stored !== this.lines) this.hear(stored)
    if (Math.max(this.wanted, stored) === 1 || !(await this.isAlone())) return false
    if (this.wanted > stored) await this.raise(this.wanted)
    if (performance.now() - this.walk.begunAt > lineMovesAnewMs) this.walk = { after: '', begunAt: performance.now() }
    const clients = await readColumns(
      this.database.read,
      Client,
      ['clientID', 'ledgerLine'],
      `WHERE "clientID" > $1 ORDER BY "clientID" LIMIT ${lineMoveClients}`,
      [this.walk.after],
    )
    for (const { clientID, ledgerLine: from } of clients) {
      if (stopping.aborted) return false
      const to = lineFor(clientID, this.lines)
      if (from < to) await this.move({ clientID, from, to })
      this.walk.after = clientID
    }
    return clients.length === lineMoveClients
  }

  private async move(move: Move): Promise<void> {
    const { clientID, from, to } = move
    const fault = await this.database.snapshot((manager) => standingFault(manager, clientID, from))
    if (fault) return this.logger.error(`Clients aren't moved because the ledger is damaged: ${fault}`)
    const lines = [ledgerLineNumbered(from), ledgerLineNumbered(to)]
    if (!(await this.database.writeInLine(lines, (manager) => moveClient(manager, move)))) return
    learnLine(clientID, to)
    const after = await this.database.snapshot((manager) => faultIn(manager, move))
    if (after) this.logger.error(`The ledger is damaged: ${after}`)
  }

  private async isAlone(): Promise<boolean> {
    const isSeen = await this.database.processes.allBookInLines()
    return isSeen ?? performance.now() - this.startedAt > unseenVersionsGoneMs
  }

  private async raise(lines: number): Promise<void> {
    this.hear(await this.database.writeInLine('settings', (manager) => raiseLines(manager, lines)))
  }

  private hear(lines: number): void {
    this.lines = lines
    this.walk = { after: '', begunAt: performance.now() }
    hearOfLines(lines)
  }
}

const faultIn = async (manager: EntityManager, { clientID, from, to }: Move): Promise<string | null> =>
  (await standingFault(manager, clientID, from)) ?? standingFault(manager, clientID, to)

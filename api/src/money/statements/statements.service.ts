import { Injectable } from '@nestjs/common'
import { AsyncLocalStorage } from 'node:async_hooks'
import { Readable } from 'node:stream'
import { boundsOf } from '#contract/months.js'
import type { StatementView } from '#contract/statements.js'
import { clock } from '#contract/clock.js'
import { statementLines } from './statement-csv.js'
import { StatementMovements } from './statement-movements.js'
import { type StatementOf, StatementReader } from './statement-reader.js'

@Injectable()
export class StatementsService {
  constructor(
    private readonly reader: StatementReader,
    private readonly movements: StatementMovements,
  ) {}

  read(of: StatementOf): Promise<StatementView> {
    return this.reader.read(of)
  }

  /** A later failure breaks the file off, so that a part is not taken for the whole. */
  async csv(of: StatementOf): Promise<Readable> {
    const view = await this.reader.read(of)
    return Readable.from(statementLines(view, boundsOf(of.month), this.movements.of(view)), { objectMode: false })
  }

  async pdf(of: StatementOf): Promise<Readable> {
    const view = await this.reader.read(of)
    // The PDF library is loaded only when a document is asked for.
    const { statementPdf } = await import('./statement-pdf.js')
    return AsyncLocalStorage.snapshot()(() => statementPdf(view, this.movements.of(view), clock.now()))
  }
}

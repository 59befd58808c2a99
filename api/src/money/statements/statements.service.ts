import { Injectable } from '@nestjs/common'
import { AsyncLocalStorage } from 'node:async_hooks'
import { Readable } from 'node:stream'
import type { Language } from '#contract/languages.js'
import { boundsOf } from '#contract/months.js'
import type { StatementView } from '#contract/statements.js'
import { clock } from '#contract/clock.js'
import { Login } from '../../people/sign-in/login.entity.js'
import { Environment } from '../../platform/config/environment.js'
import { Database } from '../../platform/database/database.js'
import { statementLines } from './statement-csv.js'
import { StatementMovements } from './statement-movements.js'
import { type StatementOf, StatementReader } from './statement-reader.js'

@Injectable()
export class StatementsService {
  constructor(
    private readonly database: Database,
    private readonly environment: Environment,
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

  /** @param loginID whose language it is in; null: English */
  async pdf(of: StatementOf, loginID: string | null): Promise<Readable> {
    const view = await this.reader.read(of)
    const language = await this.languageOf(loginID)
    // The PDF library is loaded only when a document is asked for.
    const { statementPdf } = await import('./statement-pdf.js')
    return AsyncLocalStorage.snapshot()(() =>
      statementPdf(view, this.movements.of(view), { madeAt: clock.now(), language }),
    )
  }

  private async languageOf(loginID: string | null): Promise<Language> {
    if (!loginID) return 'en'
    const login = await this.database.read.findOneBy(Login, { loginID })
    return login?.language ?? this.environment.DEFAULT_LANGUAGE
  }
}

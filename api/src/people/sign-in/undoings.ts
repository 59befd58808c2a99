import { Injectable } from '@nestjs/common'
import type { Account, ResetUnit } from './accounts.js'
import type { Undo } from './security-mails.js'

type TakeBack = (unit: ResetUnit, account: Account, id: string) => Promise<void>

@Injectable()
export class Undoings {
  private readonly known = new Map<string, TakeBack>()

  register(kind: string, takeBack: TakeBack): void {
    this.known.set(kind, takeBack)
  }

  async takeBack(unit: ResetUnit, account: Account, { kind, id }: Undo): Promise<void> {
    await this.known.get(kind)?.(unit, account, id)
  }
}

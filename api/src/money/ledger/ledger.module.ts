import { Module } from '@nestjs/common'
import { ClearingNames } from './clearing-names.js'
import { ClientLedgerController } from './client-ledger.controller.js'
import { LedgerController } from './ledger.controller.js'
import { LedgerLineMoves } from './ledger-line-moves.js'
import { LedgerReader } from './ledger-reader.js'
import { OwnLedgerController } from './own-ledger.controller.js'

@Module({
  controllers: [ClientLedgerController, LedgerController, OwnLedgerController],
  providers: [ClearingNames, LedgerLineMoves, LedgerReader],
})
export class LedgerModule {}

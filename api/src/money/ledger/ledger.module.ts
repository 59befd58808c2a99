import { Module } from '@nestjs/common'
import { ClientLedgerController } from './client-ledger.controller.js'
import { LedgerController } from './ledger.controller.js'
import { LedgerReader } from './ledger-reader.js'
import { OwnLedgerController } from './own-ledger.controller.js'

@Module({
  controllers: [ClientLedgerController, LedgerController, OwnLedgerController],
  providers: [LedgerReader],
})
export class LedgerModule {}

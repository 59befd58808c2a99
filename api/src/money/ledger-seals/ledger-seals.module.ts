import { Module } from '@nestjs/common'
import { LedgerSealsController } from './ledger-seals.controller.js'
import { LedgerSeals } from './ledger-seals.service.js'
import { SealedChains } from './sealed-chains.js'
import { SealsWorker } from './seals-worker.js'

@Module({
  controllers: [LedgerSealsController],
  providers: [LedgerSeals, SealedChains, SealsWorker],
  exports: [LedgerSeals, SealedChains],
})
export class LedgerSealsModule {}

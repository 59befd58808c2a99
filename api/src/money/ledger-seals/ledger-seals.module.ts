import { Module } from '@nestjs/common'
import { LedgerSealsController } from './ledger-seals.controller.js'
import { LedgerSeals } from './ledger-seals.service.js'
import { SealsWorker } from './seals-worker.js'

@Module({ controllers: [LedgerSealsController], providers: [LedgerSeals, SealsWorker], exports: [LedgerSeals] })
export class LedgerSealsModule {}

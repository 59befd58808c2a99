import { Module } from '@nestjs/common'
import { LedgerSealsModule } from '../../money/ledger-seals/ledger-seals.module.js'
import { GateModule } from '../../people/gate/gate.module.js'
import { DecisionChains } from './decision-chains.js'
import { DecisionsController } from './decisions.controller.js'
import { Decisions } from './decisions.service.js'
import { RefusalWriter } from './refusal-writer.js'

@Module({
  imports: [GateModule, LedgerSealsModule],
  controllers: [DecisionsController],
  providers: [Decisions, DecisionChains, RefusalWriter],
})
export class DecisionsModule {}

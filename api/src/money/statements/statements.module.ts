import { Module } from '@nestjs/common'
import { StatementMovements } from './statement-movements.js'
import { StatementReader } from './statement-reader.js'
import { StatementsController } from './statements.controller.js'
import { StatementsService } from './statements.service.js'

@Module({
  controllers: [StatementsController],
  providers: [StatementMovements, StatementReader, StatementsService],
})
export class StatementsModule {}

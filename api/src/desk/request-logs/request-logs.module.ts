import { Module } from '@nestjs/common'
import { TransactionsModule } from '../../money/transactions/transactions.module.js'
import { RequestLogWriter } from './request-log-writer.js'
import { RequestLogsController } from './request-logs.controller.js'
import { RequestLogs } from './request-logs.service.js'

@Module({
  imports: [TransactionsModule],
  controllers: [RequestLogsController],
  providers: [RequestLogs, RequestLogWriter],
  exports: [RequestLogs],
})
export class RequestLogsModule {}

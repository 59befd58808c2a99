import { Module } from '@nestjs/common'
import { BankAccountsModule } from '../bank-accounts/bank-accounts.module.js'
import { FirstAccountRouter } from './first-account-router.js'
import { ProcessorAccounts } from './processor-accounts.js'
import { ProcessorAddress } from './processor-address.js'
import { ProcessorCalls } from './processor-calls.js'
import { ProcessorHttp } from './processor-http.js'
import { ProcessorNotices } from './processor-notices.js'
import { ProcessorRegistry } from './processor-registry.js'
import { UnclearAttention } from './unclear-attention.js'
import { UnreadableAnswers } from './unreadable-answers.js'
import { processors } from './registry.js'

const folders = processors.flatMap(({ processor, providers }) => [processor, ...providers])

@Module({
  imports: [BankAccountsModule],
  providers: [
    ProcessorAccounts,
    ProcessorAddress,
    ProcessorCalls,
    ProcessorHttp,
    ProcessorNotices,
    ProcessorRegistry,
    FirstAccountRouter,
    UnclearAttention,
    UnreadableAnswers,
    ...folders,
  ],
  exports: [
    ProcessorAccounts,
    ProcessorAddress,
    ProcessorCalls,
    ProcessorNotices,
    ProcessorRegistry,
    FirstAccountRouter,
    UnclearAttention,
    UnreadableAnswers,
  ],
})
export class ProcessorsModule {}

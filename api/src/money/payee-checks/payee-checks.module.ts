import { Module } from '@nestjs/common'
import { SettlementAccountsModule } from '../settlement-accounts/settlement-accounts.module.js'
import { PayeeChecks } from './payee-checks.service.js'

@Module({ imports: [SettlementAccountsModule], providers: [PayeeChecks], exports: [PayeeChecks] })
export class PayeeChecksModule {}

import { Module } from '@nestjs/common'
import { BankStatementsModule } from '../bank-statements/bank-statements.module.js'
import { DueWorkModule } from '../due-work/due-work.module.js'
import { PaymentLinksModule } from '../payment-links/payment-links.module.js'
import { LinkTestCredits } from './link-test-credits.js'
import { TestCreditsController } from './test-credits.controller.js'
import { TestCredits } from './test-credits.service.js'

@Module({
  imports: [BankStatementsModule, DueWorkModule, PaymentLinksModule],
  controllers: [TestCreditsController],
  providers: [LinkTestCredits, TestCredits],
})
export class TestCreditsModule {}

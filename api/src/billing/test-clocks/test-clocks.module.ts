import { Module } from '@nestjs/common'
import { CustomerRules } from '../../money/customers/customer-rules.js'
import { CustomersModule } from '../../money/customers/customers.module.js'
import { ClockPlayer } from './clock-player.js'
import { ClockWorks } from './clock-works.js'
import { TestClocksController } from './test-clocks.controller.js'
import { TestClocksService } from './test-clocks.service.js'

@Module({
  imports: [CustomersModule],
  controllers: [TestClocksController],
  providers: [ClockPlayer, ClockWorks, TestClocksService],
  exports: [ClockWorks],
})
export class TestClocksModule {
  constructor(customers: CustomerRules, clocks: TestClocksService) {
    customers.addNew(clocks)
  }
}

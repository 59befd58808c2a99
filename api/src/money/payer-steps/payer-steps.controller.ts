import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common'
import { type PayerStepView, TakePayerStep } from '#contract/payer-steps.js'
import { Public } from '../../platform/http/audience.js'
import { Limited } from '../../platform/http/limited.js'
import { PayerSteps } from './payer-steps.service.js'

@Controller('payer-steps')
export class PayerStepsController {
  constructor(private readonly steps: PayerSteps) {}

  /**
   * Continue a payment on our page, with a processor's fields or after a redirect to the bank. Also accepts the ID of a
   * setup.
   */
  @Public()
  @Limited('checkout')
  @Post(':transactionID')
  @HttpCode(200)
  take(@Param('transactionID') transactionID: string, @Body() input: TakePayerStep): Promise<PayerStepView> {
    return this.steps.take(transactionID, input)
  }
}

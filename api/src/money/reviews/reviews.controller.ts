import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import type { Mode } from '#contract/modes.js'
import { ListQuery } from '#contract/lists.js'
import { CloseReview } from '#contract/risk-rules.js'
import type { ReviewView } from '#contract/risk.js'
import type { TransactionView } from '#contract/transactions.js'
import { Addressed, type Reached } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { CallMode } from '../../platform/http/call-mode.js'
import { StepUp } from '../../platform/http/step-up.js'
import { Reviews } from './reviews.service.js'

@Controller('reviews')
export class ReviewsController {
  constructor(private readonly reviews: Reviews) {}

  /** List payments under review, newest first. */
  @Gated('See reviews', 'portal')
  @Get()
  list(@CallMode() mode: Mode, @Query() query: ListQuery): Promise<Page<ReviewView>> {
    return this.reviews.list(mode, query)
  }

  /** Release a payment under review. It is captured if the merchant asked for immediate capture. */
  @Gated('Release payments under review', 'portal')
  @StepUp()
  @Post(':transactionID/release')
  @HttpCode(200)
  release(@Addressed() own: Reached<'transactionID'>, @Body() { reason }: CloseReview): Promise<TransactionView> {
    return this.reviews.release({ ...own, reason })
  }

  /** Block a payment under review and release the payer's money. */
  @Gated('Block payments under review', 'portal')
  @StepUp()
  @Post(':transactionID/block')
  @HttpCode(200)
  block(@Addressed() own: Reached<'transactionID'>, @Body() { reason }: CloseReview): Promise<TransactionView> {
    return this.reviews.block({ ...own, reason })
  }
}

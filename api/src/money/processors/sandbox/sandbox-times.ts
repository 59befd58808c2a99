import { Injectable } from '@nestjs/common'
import { sandboxPayoutMs } from '#contract/payout-limits.js'
import { sandboxDisputeAfterMs, sandboxSlowMs } from '#contract/sandbox.js'

@Injectable()
export class SandboxTimes {
  slowMs = sandboxSlowMs
  payoutMs = sandboxPayoutMs
  disputeAfterMs = sandboxDisputeAfterMs
}

import { Injectable } from '@nestjs/common'
import { sandboxDisputeAfterMs, sandboxSlowMs } from '#contract/sandbox.js'

@Injectable()
export class SandboxTimes {
  slowMs = sandboxSlowMs
  disputeAfterMs = sandboxDisputeAfterMs
}

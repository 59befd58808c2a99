import { Injectable } from '@nestjs/common'
import { sandboxDisputeAfterMs, sandboxSlowMs } from '#contract/sandbox.js'

/** How long the sandbox takes over things; a test that must not wait sets them. */
@Injectable()
export class SandboxTimes {
  slowMs = sandboxSlowMs
  disputeAfterMs = sandboxDisputeAfterMs
}

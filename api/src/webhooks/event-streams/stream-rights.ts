import { Injectable } from '@nestjs/common'
import type { StreamEnd } from '#contract/event-streams.js'
import { Unauthenticated } from '../../platform/http/app-error.js'
import { Gate } from '../../people/gate/gate.js'
import type { AskedStream } from './asked-stream.js'

@Injectable()
export class StreamRights {
  constructor(private readonly gate: Gate) {}

  async reasonToEnd({ askAgain, address, routeKey }: AskedStream): Promise<StreamEnd | null> {
    try {
      const caller = await askAgain()
      if (caller?.audience !== 'integrator') return 'token_ended'
      const covering = await this.gate.rolesCovering(caller.roleIDs, routeKey)
      return caller.allowsAddress(address) && covering.length > 0 ? null : 'rights_ended'
    } catch (error) {
      return error instanceof Unauthenticated ? 'token_ended' : 'unavailable'
    }
  }
}

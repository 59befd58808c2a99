import {
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  type CircuitBreakerPolicy,
  handleWhen,
  isBrokenCircuitError,
} from 'cockatiel'
import { circuitFailuresMax, circuitHalfOpenAfterMs } from '#contract/limits.js'
import type { CircuitView } from '#contract/processors.js'
import { PlayedLoss } from './port/processor.js'
import type { Declined } from './port/results.js'

const views = new Map<CircuitState, CircuitView>([
  [CircuitState.Closed, 'closed'],
  [CircuitState.Open, 'open'],
  [CircuitState.Isolated, 'open'],
  [CircuitState.HalfOpen, 'half_open'],
])

/** One per account of this process: after failures in a row new charges are refused before they are sent. */
export class AccountCircuits {
  halfOpenAfterMs = circuitHalfOpenAfterMs
  private readonly circuits = new Map<string, CircuitBreakerPolicy>()

  stateOf(processorAccountID: string): CircuitView {
    const circuit = this.circuits.get(processorAccountID)
    return circuit ? (views.get(circuit.state) ?? 'open') : 'closed'
  }

  all(): [processorAccountID: string, state: CircuitView][] {
    return [...this.circuits.keys()].map((one) => [one, this.stateOf(one)])
  }

  /** Throws `isBrokenCircuitError` where it is open. What belongs to the account alone goes through all the same. */
  run<T>(processorAccountID: string, mayBeRefused: boolean, call: () => Promise<T>): Promise<T> {
    const circuit = this.circuitOf(processorAccountID)
    const isClosed = circuit.state === CircuitState.Closed
    return mayBeRefused || isClosed ? circuit.execute(call) : call()
  }

  private circuitOf(processorAccountID: string): CircuitBreakerPolicy {
    let circuit = this.circuits.get(processorAccountID)
    if (!circuit) {
      const breaker = new ConsecutiveBreaker(circuitFailuresMax)
      const says = handleWhen((error) => !(error instanceof PlayedLoss)).orWhenResult(isFaultOfAccount)
      circuit = circuitBreaker(says, { halfOpenAfter: this.halfOpenAfterMs, breaker })
      this.circuits.set(processorAccountID, circuit)
    }
    return circuit
  }
}

// One client's fault may not keep the others out.
function isFaultOfAccount(result: unknown): boolean {
  const { isFault, isOfClient } = (result ?? {}) as Pick<Declined, 'isFault' | 'isOfClient'>
  return isFault === true && isOfClient !== true
}

export { isBrokenCircuitError }

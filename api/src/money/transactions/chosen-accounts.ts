import type { Fields } from '#contract/check.js'
import { InvalidInput } from '../../platform/http/app-error.js'
import type { AskedPayment, ProcessorEntry } from '../processors/port/processor-entry.js'
import type { Route, RouteChoice } from '../processors/port/router.js'
import { processors } from '../processors/registry.js'
import { CaptureLaterNotPossible, NoProcessor, TokenOfNoAccount } from './transactions.errors.js'

/** The accounts that the payment may go through; what none of their processors can is refused before anything is sent. */
export function choicesOf(route: Route, asked: AskedPayment): [RouteChoice, ...RouteChoice[]] {
  if (!('choices' in route)) throw route.refusal === 'foreign_token' ? new TokenOfNoAccount() : new NoProcessor()
  const able = asked.captureMethod === 'manual' ? route.choices.filter(canCaptureLater) : route.choices
  if (able.length === 0) throw new CaptureLaterNotPossible(entryOf(route.choices[0])?.title ?? '')
  const faults = able.map((choice): Fields => entryOf(choice)?.refusePayment?.(asked) ?? {})
  const [first, ...others] = able.filter((_choice, at) => Object.keys(faults[at] ?? {}).length === 0)
  if (!first) throw new InvalidInput(faults[0] ?? {})
  return [first, ...others]
}

const entryOf = ({ account }: RouteChoice): ProcessorEntry | undefined =>
  processors.find(({ name }) => name === account.processor)

const canCaptureLater = (choice: RouteChoice): boolean => entryOf(choice)?.can.manualCapture !== false

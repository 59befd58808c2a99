import type { Fields } from '#contract/check.js'
import { InvalidInput } from '../../platform/http/app-error.js'
import type { AskedPayment, ProcessorEntry } from '../processors/port/processor-entry.js'
import type { RouteChoice } from '../processors/port/router.js'
import { processors } from '../processors/registry.js'

type Choices = [RouteChoice, ...RouteChoice[]]

/** The accounts whose processors can take it; what none of them can is refused before anything is sent. */
export function takenBy(choices: Choices, asked: AskedPayment): Choices {
  const faults = choices.map((choice): Fields => entryOf(choice)?.refusePayment?.(asked) ?? {})
  const [first, ...others] = choices.filter((_choice, at) => Object.keys(faults[at] ?? {}).length === 0)
  if (!first) throw new InvalidInput(faults[0] ?? {})
  return [first, ...others]
}

const entryOf = ({ account }: RouteChoice): ProcessorEntry | undefined =>
  processors.find(({ name }) => name === account.processor)

import { Form } from 'react-router'
import { type DecisionKind, decisionKinds } from '#contract/decision-kinds.js'
import * as words from '#contract/messages/admin/evidence.js'
import { Button } from '../../../components/button'
import { FilterInput } from '../../../components/filter-fields'

const inputs = [
  { name: 'actor', label: words.by, placeholder: words.userID },
  { name: 'from', label: words.from, type: 'date' },
  { name: 'to', label: words.to, type: 'date' },
]

/** A form that writes the URL; written anew when the address changes from outside, hence the key. */
export const EvidenceFilter = ({ typed, kind }: { typed: Record<string, string>; kind: DecisionKind }) => (
  <Form key={JSON.stringify(typed)} role="search" aria-label={words.filterDecisions} className="filter-fields">
    <label className="flex min-w-0 flex-col gap-1 text-xs text-ink-faint">
      {words.kind}
      <select name="kind" defaultValue={kind} className="control">
        {decisionKinds.map((one) => (
          <option key={one} value={one}>
            {words.kindWords[one]}
          </option>
        ))}
      </select>
    </label>
    {inputs.map(({ name, ...input }) => (
      <FilterInput key={name} {...input} name={name} defaultValue={typed[name]} />
    ))}
    <Button variant="outline" className="basis-full sm:mt-5 sm:min-w-0 sm:grow-0 sm:basis-auto">
      {words.filter}
    </Button>
  </Form>
)

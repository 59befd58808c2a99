import { Form } from 'react-router'
import { bankMatchKinds } from '#contract/bank-entry-kinds.js'
import type { BankEntryView, BankSuggestionView } from '#contract/bank-statements.js'
import * as words from '#contract/messages/admin/banks.js'
import { formatMoney } from '#contract/money.js'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { EmptyState } from '../../../components/empty-state'
import { Field, SelectField } from '../../../components/field'
import { dayOf } from '../../../components/moment'
import { useMay } from '../parts/may'

const page = '/admin/reconciliation'

/** What nobody could explain, with what each may be and why. */
export function Worklist({ entries }: { entries: BankEntryView[] }) {
  return (
    <Card title={words.worklist} lead={words.worklistLead} flush>
      {entries.length === 0 ? (
        <EmptyState sentence={words.nothingToExplain} help={words.nothingToExplainHelp} />
      ) : (
        <ul className="divide-y divide-line">
          {entries.map((entry) => (
            <Waiting key={entry.entryID} entry={entry} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Waiting({ entry }: { entry: BankEntryView }) {
  const { may } = useMay()
  const { amount, currency, bookedOn, counterparty, text, endToEndID, matchReason, suggestions } = entry
  return (
    <li className="grid gap-x-8 gap-y-4 px-5 py-4 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-1">
        <span className="flex items-baseline justify-between gap-4">
          <span className="min-w-0 font-medium [overflow-wrap:anywhere] text-ink">{counterparty ?? words.unnamed}</span>
          <span className={`tabular font-semibold whitespace-nowrap ${amount < 0 ? 'text-ink' : 'text-success'}`}>
            {formatMoney(amount, currency)}
          </span>
        </span>
        <span className="text-sm [overflow-wrap:anywhere] text-ink-soft">
          {[text, endToEndID].filter(Boolean).join(' · ')}
        </span>
        <span className="tabular text-xs text-ink-faint">{dayOf(bookedOn)}</span>
        {matchReason && <span className="text-sm [overflow-wrap:anywhere] text-failed">{matchReason}</span>}
      </div>
      {may('POST /bank-statement-entries/:entryID/match') && (
        <div className="flex min-w-0 flex-col gap-2">
          {suggestions.map((one) => (
            <Suggestion key={`${one.kind} ${one.matchedID}`} entryID={entry.entryID} suggestion={one} />
          ))}
          <SomethingElse entryID={entry.entryID} />
        </div>
      )}
    </li>
  )
}

function Suggestion({ entryID, suggestion }: { entryID: string; suggestion: BankSuggestionView }) {
  const isReturn = suggestion.kind === 'return'
  return (
    <Form method="post" action={page} preventScrollReset className="flex items-center justify-between gap-4">
      <input type="hidden" name="entryID" value={entryID} />
      <input type="hidden" name="kind" value={suggestion.kind} />
      <input type="hidden" name="matchedID" value={suggestion.matchedID ?? ''} />
      <span className="flex min-w-0 flex-col">
        <span className="text-sm [overflow-wrap:anywhere] text-ink">{suggestion.name}</span>
        <span className="text-xs text-ink-faint">{suggestion.reason}</span>
      </span>
      <Button
        size="sm"
        variant="outline"
        aria-label={isReturn ? words.returnWith(suggestion.name) : words.matchWith(suggestion.name)}
      >
        {isReturn ? words.returnIt : words.match}
      </Button>
    </Form>
  )
}

const SomethingElse = ({ entryID }: { entryID: string }) => (
  <details>
    <summary className="w-fit cursor-pointer rounded-small text-sm text-brand">{words.somethingElse}</summary>
    <Form
      method="post"
      action={page}
      preventScrollReset
      className="mt-3 grid items-start gap-3 sm:grid-cols-[1fr_1fr_auto]"
    >
      <input type="hidden" name="entryID" value={entryID} />
      <SelectField
        label={words.kind}
        name="kind"
        options={bankMatchKinds.map((value) => ({ value, label: words.kindWords[value] }))}
      />
      <Field label={words.matchedID} name="matchedID" help={words.matchedIDHelp} autoComplete="off" />
      <Button variant="outline" className="sm:mt-7">
        {words.match}
      </Button>
    </Form>
  </details>
)

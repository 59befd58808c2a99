import { brandWords } from '#contract/messages/cards.js'
import { testCards, type TestMethod, testMethods } from '#contract/sandbox.js'
import { Button } from '../../components/button'
import { SelectField } from '../../components/field'
import { useHydrated } from '../../components/hydrated'
import { ChevronDownIcon } from '../../components/icon'
import { type PayWords, usePayWords } from './pay-words'

const outcomesIn = (words: PayWords): Record<TestMethod, string> => ({
  pm_success: words.isPaid,
  pm_declined_insufficient_funds: words.declinedNotEnoughMoney,
  pm_declined_expired_card: words.declinedTheCardHasExpired,
  pm_declined_fraud: words.declinedSuspicious,
  pm_processing_error: words.failsAtTheProcessor,
  pm_otp: words.asksForAOneTime,
  pm_slow: words.takesFiveSeconds,
  pm_unknown: words.theAnswerIsLostFor,
  pm_dispute_later: words.isPaidAndDisputedLater,
  pm_declined_off_session: words.isPaidAndDeclinedWithoutYou,
  pm_stolen_later: words.isPaidAndReportedStolenLater,
  pm_expires_soon: words.isPaidAndExpiresSoon,
})

const cards = Object.entries(testCards)

interface TestCardsProps {
  typed: string | undefined
  error: string | undefined
  onPick: (digits: string) => void
}

/** What the sandbox can be paid with. Its numbers are public; no bank ever gave one of them out. */
export function TestCards({ typed, error, onPick }: TestCardsProps) {
  const words = usePayWords()
  const outcomes = outcomesIn(words)
  const options = testMethods.map((value) => ({ value, label: outcomes[value] }))
  return (
    <details className="group rounded-control border border-line bg-sunken" open={Boolean(error || typed) || undefined}>
      <summary className="flex items-center justify-between gap-2 rounded-control px-3 py-2.5 text-sm font-medium">
        {words.testCardsAndOutcomes}
        <ChevronDownIcon className="size-4 text-ink-faint group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 border-t border-line p-3">
        <ul className="flex flex-col divide-y divide-line">
          {cards.map(([digits, { brand, testMethod }]) => (
            <li key={digits} className="flex items-center justify-between gap-3 py-1.5">
              <span className="flex min-w-0 flex-col">
                <code dir="ltr" className="text-sm rtl:text-right">
                  {digits.replace(/(.{4})(?=.)/g, '$1 ')}
                </code>
                <span className="text-xs text-ink-soft">
                  {brandWords[brand]}. {outcomes[testMethod]}.
                </span>
              </span>
              <Pick digits={digits} onPick={onPick} />
            </li>
          ))}
        </ul>
        <SelectField
          label={words.orAnOutcomeWithoutA}
          name="testMethod"
          emptyLabel={words.useTheCardAbove}
          options={options}
          defaultValue={typed}
          error={error}
        />
      </div>
    </details>
  )
}

/** Where no script runs, the number is typed or copied. */
function Pick({ digits, onPick }: { digits: string; onPick: (digits: string) => void }) {
  const words = usePayWords()
  if (!useHydrated()) return null
  return (
    <Button type="button" variant="ghost" size="sm" onClick={() => onPick(digits)}>
      {words.use} <span className="sr-only">{digits}</span>
    </Button>
  )
}

import { portalPricesMax } from '#contract/billing-limits.js'
import * as words from '#contract/messages/client/portal-settings.js'
import type { Refusal } from '../../../api/refusal.server'
import { Button } from '../../../components/button'
import { CheckboxGroup } from '../../../components/checkbox-group'
import { PlusIcon } from '../../../components/icon'
import { useCount } from '../../../components/speech'
import { ChoiceField, ChoiceList } from '../parts/choice-field'
import type { Choice } from '../parts/choices'

/** `chosenIn` reads the kind of choice from the end of the name. */
export const addedField = 'added.priceID'

export const idsIn = (typed: string | undefined): string[] => (typed ?? '').split(' ').filter(Boolean)

export interface OfferedPlan extends Choice {
  isRetired: boolean
}

interface PortalPricesProps {
  choices: OfferedPlan[]
  checked: string[]
  answer: Refusal | undefined
  isAdding: boolean
}

/** A box for each plan, as long as all of them may be ticked; otherwise those that are, and a field to add others. */
export function PortalPrices({ choices, checked, answer, isAdding }: PortalPricesProps) {
  const count = useCount()
  const refused = answer?.fields?.priceIDs
  const error = refused && checked.length > portalPricesMax ? words.tooManyPrices(portalPricesMax) : refused
  if (choices.length === 0) return <p className="text-sm text-ink-soft">{words.noPrices}</p>
  const group = { legend: words.prices, name: 'priceIDs', checked, error }
  if (choices.length <= portalPricesMax)
    return <CheckboxGroup {...group} options={choices.map(optionOf)} help={words.pricesHelp} />
  const ticked = checked.map((value) => choices.find((one) => one.value === value) ?? unknown(value))
  const numbers = [checked.length, portalPricesMax, choices.length].map(count)
  const [chosen = '', most = '', offered = ''] = numbers
  return (
    <div className="flex flex-col gap-4">
      {ticked.length > 0 ? (
        <CheckboxGroup
          {...group}
          options={ticked.map(optionOf)}
          help={`${words.chosenOf(chosen, most, offered)} ${words.pricesHelp}`}
        />
      ) : (
        <p className="text-sm">
          <span className="font-medium text-ink">{words.prices}</span>
          <span className="block text-ink-soft">{words.noneChosen}</span>
        </p>
      )}
      <ChoiceList id="plans" options={choices} />
      {/* Another field after each plan, because an input keeps what was typed. */}
      <div key={checked.join(' ')} className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 basis-64">
          <ChoiceField
            list="plans"
            label={words.addPlan}
            name={addedField}
            emptyLabel={words.choosePlan}
            options={choices.filter(({ value, isRetired }) => !isRetired && !checked.includes(value))}
            defaultValue={answer?.typed?.[addedField] ?? ''}
            error={answer?.fields?.[addedField]}
          />
        </div>
        <Button name="intent" value="add" variant="outline" icon={<PlusIcon />} loading={isAdding}>
          {words.add}
        </Button>
      </div>
    </div>
  )
}

const unknown = (value: string): OfferedPlan => ({ value, label: value, isRetired: false })

const optionOf = ({ value, label, isRetired }: OfferedPlan) => ({
  value,
  label,
  ...(isRetired && { help: words.retired }),
})

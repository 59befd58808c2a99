import type { Fields } from '#contract/check.js'
import { methodWords } from '#contract/messages/admin/processors.js'
import * as words from '#contract/messages/admin/routing.js'
import { brandWords } from '#contract/messages/cards.js'
import { cardBrands } from '#contract/payment-methods.js'
import { currencies } from '#contract/money.js'
import type { ProcessorAccountView } from '#contract/processor-accounts.js'
import { Checkbox } from '../../../components/checkbox'
import { CheckboxGroup } from '../../../components/checkbox-group'
import { Field } from '../../../components/field'

interface RuleFieldsProps {
  accounts: ProcessorAccountView[]
  /** By input names; lists with a space between their items. */
  values: Record<string, string>
  fields: Fields | undefined
}

const asOptions = (names: readonly string[], said: Record<string, string> = {}) =>
  names.map((value) => ({ value, label: said[value] ?? value }))
const ticked = (text: string | undefined) => text?.split(' ') ?? []

export function RuleFields({ accounts, values, fields }: RuleFieldsProps) {
  const methods = [...new Set(accounts.flatMap((account) => account.methods))]
  return (
    <>
      <Field
        label={words.name}
        name="name"
        help={words.nameHelp}
        autoComplete="off"
        defaultValue={values.name}
        error={fields?.name}
      />
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-3 font-medium text-ink">{words.whichPayments}</legend>
        <CheckboxGroup
          legend={words.currencies}
          name="currencies"
          options={asOptions(currencies)}
          checked={ticked(values.currencies)}
          help={words.noneIsAny}
          error={fields?.conditions ?? fields?.['conditions.currencies']}
          manyColumns
        />
        <CheckboxGroup
          legend={words.methods}
          name="methods"
          options={asOptions(methods, methodWords)}
          checked={ticked(values.methods)}
          help={words.noneIsAny}
          error={fields?.['conditions.methods']}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          {(['amountFrom', 'amountTo'] as const).map((name) => (
            <Field
              key={name}
              label={words[name]}
              name={name}
              inputMode="decimal"
              help={words.amountHelp}
              defaultValue={values[name]}
              error={fields?.[name] ?? fields?.[`conditions.${name}`]}
            />
          ))}
        </div>
        <CheckboxGroup
          legend={words.cards}
          name="cardBrands"
          options={asOptions(cardBrands, brandWords)}
          checked={ticked(values.cardBrands)}
          help={words.cardsHelp}
          error={fields?.['conditions.cardBrands']}
          twoColumns
        />
        <Field
          label={words.countries}
          name="cardCountries"
          help={words.countriesHelp}
          defaultValue={values.cardCountries}
          error={fields?.['conditions.cardCountries']}
        />
        <Field
          label={words.clients}
          name="clientIDs"
          help={words.clientsHelp}
          defaultValue={values.clientIDs}
          error={fields?.['conditions.clientIDs']}
        />
      </fieldset>
      <Accounts accounts={accounts} values={values} fields={fields} />
      <Checkbox
        name="retriesDeclines"
        label={words.retriesDeclines}
        help={words.retriesDeclinesHelp}
        defaultChecked={values.retriesDeclines === 'true'}
      />
      <Checkbox name="isEnabled" label={words.isEnabled} defaultChecked={values.isEnabled !== 'false'} />
    </>
  )
}

function Accounts({ accounts, values, fields }: RuleFieldsProps) {
  const error = fields?.targets ?? fields?.fallbacks ?? fields?.['targets.0.weight']
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 font-medium text-ink">{words.whereTo}</legend>
      {accounts.map(({ processorAccountID, name }) => (
        <div key={processorAccountID} className="grid grid-cols-[1fr_5rem_5rem] items-end gap-3">
          <span className="pb-2.5 [overflow-wrap:anywhere] text-ink">{name}</span>
          <Field
            label={words.share}
            aria-label={words.shareOf(name)}
            name={`share.${processorAccountID}`}
            inputMode="numeric"
            defaultValue={values[`share.${processorAccountID}`]}
          />
          <Field
            label={words.then}
            aria-label={words.thenOf(name)}
            name={`then.${processorAccountID}`}
            inputMode="numeric"
            defaultValue={values[`then.${processorAccountID}`]}
          />
        </div>
      ))}
      {error && <p className="text-sm text-failed">{error}</p>}
      <p className="text-xs text-ink-faint">{words.sharesHelp}</p>
    </fieldset>
  )
}

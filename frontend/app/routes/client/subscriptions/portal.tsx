import { Form, useNavigation } from 'react-router'
import { portalCancellations } from '#contract/billing-choices.js'
import { portalPricesMax } from '#contract/billing-limits.js'
import * as words from '#contract/messages/client/portal-settings.js'
import { type PortalSettingsView, SavePortalSettings } from '#contract/portal-settings.js'
import { saveForm } from '../../../api/form-actions.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { loadPortalSettings, savePortalSettings } from '../../../api/subscriptions.server'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { Checkbox } from '../../../components/checkbox'
import { CheckboxGroup } from '../../../components/checkbox-group'
import { SelectField } from '../../../components/field'
import { useFormAnswer } from '../../../components/form-answer'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { RefusalWords } from '../../../components/refusal-words'
import { readForm } from '../../../session/form.server'
import { IfMay } from '../parts/may'
import { planChoices, plansOf } from '../parts/plans.server'
import { SubscriptionTabs } from '../parts/subscription-tabs'
import type { Route } from './+types/portal'

const address = '/client/subscriptions/portal'

export const meta: Route.MetaFunction = () => pageMeta(words.portal)

export async function loader({ context }: Route.LoaderArgs) {
  const settings = await rowOrGone(context, loadPortalSettings(context))
  const kept = settings.priceIDs.map((priceID) => ({ priceID, quantity: 1, taxRateID: null }))
  const [{ prices }, plans] = await Promise.all([planChoices(context, kept), plansOf(context)])
  const isRetired = (priceID: string) => Boolean(plans.get(priceID)?.price.retiredAt)
  // Customers choose among prices with a quantity; what is metered stays as it is.
  const offered = prices.filter(({ value }) => plans.get(value)?.price.usageType !== 'metered')
  const choices = offered.map((choice) => ({ ...choice, isRetired: isRetired(choice.value) }))
  return { settings, choices }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, [], { lists: ['priceIDs'], flags: ['mayChangeQuantity', 'mayChangeMethod'] })
  const { version, ...input } = form.input
  return saveForm(
    context,
    { input, typed: form.typed },
    SavePortalSettings,
    (value) => savePortalSettings(context, value, String(version ?? '')),
    { to: address, done: words.saved, failed: words.failedToSave },
  )
}

/** What was typed wins over what is saved; an unticked box was typed as absent. */
function shownOf(saved: PortalSettingsView, typed: Record<string, string> | undefined) {
  if (!typed) return saved
  return {
    ...saved,
    version: typed.version ?? saved.version,
    cancellation: typed.cancellation ?? saved.cancellation,
    mayChangeQuantity: 'mayChangeQuantity' in typed,
    mayChangeMethod: 'mayChangeMethod' in typed,
    priceIDs: (typed.priceIDs ?? '').split(' ').filter(Boolean),
  }
}

export default function PortalSettings({
  loaderData: { settings, choices },
  actionData: answer,
}: Route.ComponentProps) {
  useFormAnswer(answer)
  const isBusy = useNavigation().formAction === address
  const shown = shownOf(settings, answer?.typed)
  return (
    <>
      <PageHeader title={words.portal} lead={words.portalLead} />
      <SubscriptionTabs />
      <Card>
        <Form method="post" noValidate className="flex max-w-2xl flex-col gap-5" key={settings.version}>
          <input type="hidden" name="version" value={shown.version} />
          <p className="text-sm text-ink-soft">{words.always}</p>
          <SelectField
            label={words.cancellation}
            name="cancellation"
            options={portalCancellations.map((value) => ({ value, label: words.cancellations[value] }))}
            defaultValue={shown.cancellation}
            error={answer?.fields?.cancellation}
            required
          />
          <fieldset className="flex flex-col gap-1">
            <legend className="mb-1.5 text-sm font-medium text-ink">{words.allowed}</legend>
            <Checkbox
              name="mayChangeMethod"
              label={words.mayChangeMethod}
              help={words.mayChangeMethodHelp}
              defaultChecked={shown.mayChangeMethod}
            />
            <Checkbox
              name="mayChangeQuantity"
              label={words.mayChangeQuantity}
              help={words.mayChangeQuantityHelp}
              defaultChecked={shown.mayChangeQuantity}
            />
          </fieldset>
          <Prices choices={choices} checked={shown.priceIDs} error={answer?.fields?.priceIDs} />
          <RefusalWords answer={answer} />
          <IfMay call="PUT /portal-settings">
            <div>
              <Button loading={isBusy}>{words.save}</Button>
            </div>
          </IfMay>
        </Form>
      </Card>
    </>
  )
}

interface PricesProps {
  choices: { value: string; label: string; isRetired: boolean }[]
  checked: string[]
  error: string | undefined
}

function Prices({ choices, checked, error }: PricesProps) {
  if (choices.length === 0) return <p className="text-sm text-ink-soft">{words.noPrices}</p>
  return (
    <CheckboxGroup
      legend={words.prices}
      name="priceIDs"
      options={choices.map(({ value, label, isRetired }) => ({
        value,
        label,
        ...(isRetired && { help: words.retired }),
      }))}
      checked={checked}
      error={error && checked.length > portalPricesMax ? words.tooManyPrices(portalPricesMax) : error}
      help={words.pricesHelp}
    />
  )
}

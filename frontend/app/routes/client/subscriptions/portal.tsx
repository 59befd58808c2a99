import { data, Form, useNavigation } from 'react-router'
import { portalCancellations } from '#contract/billing-choices.js'
import * as words from '#contract/messages/client/portal-settings.js'
import { type PortalSettingsView, SavePortalSettings } from '#contract/portal-settings.js'
import { saveForm } from '../../../api/form-actions.server'
import { type Refusal, refuseInputs } from '../../../api/refusal.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { loadPortalSettings, savePortalSettings } from '../../../api/subscriptions.server'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { Checkbox } from '../../../components/checkbox'
import { SelectField } from '../../../components/field'
import { useFormAnswer } from '../../../components/form-answer'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { RefusalWords } from '../../../components/refusal-words'
import { readForm } from '../../../session/form.server'
import { IfMay } from '../parts/may'
import { SubscriptionTabs } from '../parts/subscription-tabs'
import type { Route } from './+types/portal'
import { addedField, idsIn, PortalPrices } from './portal.prices'
import { offeredPlans, withAdded } from './portal.prices.server'

const address = '/client/subscriptions/portal'

export const meta: Route.MetaFunction = () => pageMeta(words.portal)

export async function loader({ context }: Route.LoaderArgs) {
  const settings = await rowOrGone(context, loadPortalSettings(context))
  return { settings, choices: await offeredPlans(context, settings.priceIDs) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, [], { lists: ['priceIDs'], flags: ['mayChangeQuantity', 'mayChangeMethod'] })
  const { version, intent, [addedField]: _, ...input } = form.input
  const { fault, typed } = await withAdded(context, form.typed)
  if (fault) return refuseInputs({ [addedField]: fault }, typed)
  if (intent === 'add') return data<Refusal>({ typed })
  return saveForm(
    context,
    { input: { ...input, priceIDs: idsIn(typed.priceIDs) }, typed },
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
    priceIDs: idsIn(typed.priceIDs),
  }
}

export default function PortalSettings({
  loaderData: { settings, choices },
  actionData: answer,
}: Route.ComponentProps) {
  useFormAnswer(answer)
  const { formAction, formData } = useNavigation()
  const isAdding = formData?.get('intent') === 'add'
  const isBusy = formAction === address && !isAdding
  const shown = shownOf(settings, answer?.typed)
  return (
    <>
      <PageHeader title={words.portal} lead={words.portalLead} />
      <SubscriptionTabs />
      <Card>
        <Form method="post" noValidate className="flex max-w-2xl flex-col gap-5" key={settings.version}>
          {/* Enter in a field saves, whatever button stands before the last one. */}
          <button className="sr-only" tabIndex={-1} aria-hidden="true" />
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
          <PortalPrices {...{ choices, answer, isAdding }} checked={shown.priceIDs} />
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

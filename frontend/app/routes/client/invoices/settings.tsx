import { Form, useNavigation } from 'react-router'
import { addressFieldNames } from '#contract/address-fields.js'
import { type InvoiceSettingsView, SaveInvoiceSettings } from '#contract/invoice-settings.js'
import * as customers from '#contract/messages/client/customers.js'
import * as words from '#contract/messages/client/invoices.js'
import { saveForm } from '../../../api/form-actions.server'
import { loadInvoiceSettings, saveInvoiceSettings } from '../../../api/invoices.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { Checkbox } from '../../../components/checkbox'
import { Field } from '../../../components/field'
import { useFormAnswer } from '../../../components/form-answer'
import { inputsOf } from '../../../components/inputs-of'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { RefusalWords } from '../../../components/refusal-words'
import { TextAreaField } from '../../../components/text-area-field'
import { readForm } from '../../../session/form.server'
import { IfMay } from '../parts/may'
import type { Route } from './+types/settings'
import { InvoiceTabs } from './tabs'

const address = '/client/invoices/settings'

export const meta: Route.MetaFunction = () => pageMeta(words.settings)

export async function loader({ context }: Route.LoaderArgs) {
  const settings = await rowOrGone(context, loadInvoiceSettings(context))
  return { values: valuesOf(settings), version: settings.version, mode: settings.mode }
}

const valuesOf = ({
  numberPrefix,
  sellerName,
  sellerTaxID,
  footer,
  sellerAddress,
  takesPartPayments,
}: InvoiceSettingsView): Record<string, string> => ({
  ...{ numberPrefix: numberPrefix ?? '', sellerName: sellerName ?? '', sellerTaxID: sellerTaxID ?? '' },
  footer: footer ?? '',
  ...(takesPartPayments && { takesPartPayments: 'on' }),
  ...Object.fromEntries(addressFieldNames.map((name) => [name, sellerAddress?.[name] ?? ''])),
})

export async function action({ request, context }: Route.ActionArgs) {
  const { typed } = await readForm(request)
  const { numberPrefix = '', sellerName, sellerTaxID, footer } = typed
  const sellerAddress = Object.fromEntries(addressFieldNames.map((name) => [name, typed[name] ?? '']))
  const takesPartPayments = typed.takesPartPayments !== undefined
  const input = {
    ...{ numberPrefix: numberPrefix.trim().toUpperCase(), sellerName, sellerTaxID, footer, sellerAddress },
    takesPartPayments,
  }
  return saveForm(
    context,
    { input, typed },
    SaveInvoiceSettings,
    (value) => saveInvoiceSettings(context, value, typed.version ?? ''),
    { to: address, done: words.settingsSaved, failed: words.failedToSaveSettings },
  )
}

export default function Settings({ loaderData, actionData: answer }: Route.ComponentProps) {
  useFormAnswer(answer)
  const isBusy = useNavigation().formAction === address
  const input = inputsOf(answer?.typed ?? loaderData.values, answer?.fields)
  const pair = 'grid items-start gap-5 sm:grid-cols-2 sm:gap-4'
  return (
    <>
      <PageHeader title={words.settings} lead={words.settingsLead} />
      <InvoiceTabs />
      <Card>
        <Form method="post" noValidate className="flex max-w-2xl flex-col gap-5" key={loaderData.version}>
          <input type="hidden" name="version" value={answer?.typed?.version ?? loaderData.version} />
          <Field
            label={words.prefix}
            {...input('numberPrefix')}
            help={words.prefixHelp}
            autoCapitalize="characters"
            autoComplete="off"
            required
          />
          <div className={pair}>
            <Field label={words.sellerName} {...input('sellerName')} autoComplete="organization" required />
            <Field label={words.sellerTaxID} {...input('sellerTaxID')} autoComplete="off" optionalHint />
          </div>
          <Field
            label={customers.line1}
            {...input('line1')}
            error={answer?.fields?.sellerAddress}
            autoComplete="address-line1"
          />
          <Field label={customers.line2} {...input('line2')} autoComplete="address-line2" optionalHint />
          <div className={pair}>
            <Field label={customers.postalCode} {...input('postalCode')} autoComplete="postal-code" />
            <Field label={customers.city} {...input('city')} autoComplete="address-level2" />
          </div>
          <div className={pair}>
            <Field label={customers.state} {...input('state')} autoComplete="address-level1" optionalHint />
            <Field label={customers.country} {...input('country')} autoComplete="country-name" />
          </div>
          <TextAreaField label={words.footer} {...input('footer')} help={words.footerHelp} optionalHint />
          <Checkbox
            name="takesPartPayments"
            label={words.takesPartPayments}
            help={words.takesPartPaymentsHelp}
            defaultChecked={(answer?.typed ?? loaderData.values).takesPartPayments !== undefined}
          />
          <RefusalWords answer={answer} />
          <IfMay call="PUT /invoice-settings">
            <div>
              <Button loading={isBusy}>{words.saveSettings}</Button>
            </div>
          </IfMay>
        </Form>
      </Card>
    </>
  )
}

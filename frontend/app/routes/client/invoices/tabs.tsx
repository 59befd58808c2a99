import * as words from '#contract/messages/client/invoices.js'
import { Tabs } from '../parts/tabs'

const tabs = () =>
  [
    { to: '/client/invoices', label: words.invoices, call: 'GET /invoices' },
    { to: '/client/invoices/tax-rates', label: words.taxRates, call: 'GET /tax-rates' },
    { to: '/client/invoices/settings', label: words.settings, call: 'GET /invoice-settings' },
  ] as const

export const InvoiceTabs = () => <Tabs label={words.invoices} tabs={tabs()} />

import * as words from '#contract/messages/client/area.js'
import {
  BankIcon,
  BookIcon,
  BuildingIcon,
  DashboardIcon,
  DownloadIcon,
  FlagIcon,
  KeyIcon,
  LinkIcon,
  PersonIcon,
  RepeatIcon,
  ScrollIcon,
  TerminalIcon,
  TransactionsIcon,
  UsersIcon,
  WebhookIcon,
} from '../../../components/icon'
import type { PortalGroup, PortalItem } from '../../../components/portal-menu'

interface MenuItem extends PortalItem {
  /** An earlier name, which the search still finds. */
  formerly?: string
}

interface MenuGroup extends PortalGroup {
  items: readonly MenuItem[]
}

export const items = (): readonly MenuItem[] => [
  { to: '/client/dashboard', label: words.dashboard, icon: DashboardIcon },
  { to: '/client/api-users', label: words.apiUsers, icon: KeyIcon },
  { to: '/client/transactions', label: words.transactions, icon: TransactionsIcon },
]

export const groups = (): readonly MenuGroup[] => [
  {
    key: 'pay',
    label: words.groups.getPaid,
    items: [
      { to: '/client/payment-links', label: words.paymentLinks, icon: LinkIcon },
      { to: '/client/payment-links/sessions', label: words.checkout, icon: TerminalIcon },
      { to: '/client/customers', label: words.customers, icon: PersonIcon },
      { to: '/client/subscriptions', label: words.subscriptions, icon: RepeatIcon, also: ['/client/test-clocks'] },
      { to: '/client/invoices', label: words.invoices, icon: ScrollIcon },
      { to: '/client/products', label: words.products, icon: BookIcon, also: ['/client/coupons'] },
      { to: '/client/disputes', label: words.disputes, icon: FlagIcon },
      { to: '/client/processors', label: words.processors, icon: BuildingIcon },
    ],
  },
  {
    key: 'money',
    label: words.groups.money,
    items: [
      { to: '/client/banks', label: words.balance, icon: BankIcon },
      { to: '/client/payouts', label: words.payouts, icon: DownloadIcon },
      { to: '/client/banks/statements', label: words.statements, icon: BookIcon },
      { to: '/client/billing-reports', label: words.billingReports, icon: ScrollIcon },
    ],
  },
  {
    key: 'developers',
    label: words.groups.developers,
    items: [
      { to: '/client/webhooks', label: words.webhooks, icon: WebhookIcon },
      { to: '/client/logs', label: words.requestLog, icon: ScrollIcon, formerly: words.logs },
    ],
  },
  {
    key: 'business',
    label: words.groups.business,
    items: [
      { to: '/client/team', label: words.team, icon: UsersIcon },
      { to: '/client/profile', label: words.profile, icon: PersonIcon },
    ],
  },
]

export const allItems = (): readonly MenuItem[] => [...items(), ...groups().flatMap((one) => one.items)]

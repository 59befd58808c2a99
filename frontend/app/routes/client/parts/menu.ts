import * as words from '#contract/messages/client/area.js'
import {
  BankIcon,
  DashboardIcon,
  KeyIcon,
  LinkIcon,
  PersonIcon,
  ScrollIcon,
  TransactionsIcon,
  UsersIcon,
  WebhookIcon,
} from '../../../components/icon'
import type { PortalGroup, PortalItem } from '../../../components/portal-frame'

export const items = (): readonly PortalItem[] => [
  { to: '/client/dashboard', label: words.dashboard, icon: DashboardIcon },
  { to: '/client/api-users', label: words.apiUsers, icon: KeyIcon },
  { to: '/client/transactions', label: words.transactions, icon: TransactionsIcon },
]

export const groups = (): readonly PortalGroup[] => [
  {
    key: 'pay',
    label: words.groups.getPaid,
    items: [{ to: '/client/payment-links', label: words.paymentLinks, icon: LinkIcon }],
  },
  {
    key: 'money',
    label: words.groups.money,
    items: [
      { to: '/client/banks', label: words.balance, icon: BankIcon },
      { to: '/client/payouts', label: words.payouts, icon: TransactionsIcon },
    ],
  },
  {
    key: 'developers',
    label: words.groups.developers,
    items: [
      { to: '/client/webhooks', label: words.webhooks, icon: WebhookIcon },
      { to: '/client/logs', label: words.logs, icon: ScrollIcon },
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

export const allItems = (): readonly PortalItem[] => [...items(), ...groups().flatMap((one) => one.items)]

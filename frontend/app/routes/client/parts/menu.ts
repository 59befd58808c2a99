import * as words from '#contract/messages/client/area.js'
import {
  BankIcon,
  BuildingIcon,
  DashboardIcon,
  KeyIcon,
  LinkIcon,
  PersonIcon,
  ScrollIcon,
  TransactionsIcon,
  UsersIcon,
  WebhookIcon,
} from '../../../components/icon'
import type { PortalItem } from '../../../components/portal-frame'

export const items = (): readonly PortalItem[] => [
  { to: '/client/dashboard', label: words.dashboard, icon: DashboardIcon },
  { to: '/client/api-users', label: words.apiUsers, icon: KeyIcon },
  { to: '/client/transactions', label: words.transactions, icon: TransactionsIcon },
]

export const moreItems = (): readonly PortalItem[] => [
  { to: '/client/payment-links', label: words.paymentLinks, icon: LinkIcon },
  { to: '/client/banks', label: words.balance, icon: BankIcon, also: ['/client/payouts'] },
  { to: '/client/processors', label: words.processors, icon: BuildingIcon },
  { to: '/client/webhooks', label: words.webhooks, icon: WebhookIcon },
  { to: '/client/logs', label: words.logs, icon: ScrollIcon },
  { to: '/client/team', label: words.team, icon: UsersIcon },
  { to: '/client/profile', label: words.profile, icon: PersonIcon },
]

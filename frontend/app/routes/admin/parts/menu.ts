import type { GatedCall } from '#contract/generated/calls.js'
import { formerNames } from '#contract/messages/admin/former-names.js'
import * as nouns from '#contract/messages/admin/menu.js'
import * as words from '#contract/messages/admin/parts.js'
import type { WaitingKind, WaitingView } from '#contract/waiting.js'
import type { SignedInPortalUserView } from '#contract/portal-users.js'
import {
  AlertIcon,
  BadgeIcon,
  BankIcon,
  BookIcon,
  BuildingIcon,
  ChartIcon,
  CheckCircleIcon,
  ClockIcon,
  DashboardIcon,
  FlagIcon,
  KeyIcon,
  LockIcon,
  MailIcon,
  QuestionIcon,
  ScrollIcon,
  ShieldIcon,
  TerminalIcon,
  TransactionsIcon,
  UsersIcon,
} from '../../../components/icon'
import type { PortalGroup, PortalItem } from '../../../components/portal-menu'

export interface MenuItem extends PortalItem {
  /** The page's main call; without it in a person's set the entry is not shown. Absent: everybody's page. */
  call?: GatedCall
  /** The name of before, which the search still finds. */
  formerly?: string
  /** What its count counts. */
  waiting?: WaitingKind
  shortcut?: { label: string; help: string }
}

interface MenuGroup extends PortalGroup {
  items: readonly MenuItem[]
}

export const menu: readonly MenuItem[] = [
  { to: '/admin/dashboard', label: words.dashboard, icon: DashboardIcon },
  {
    to: '/admin/clients',
    label: words.clients,
    icon: BuildingIcon,
    call: 'GET /clients',
    shortcut: { label: words.manageClients, help: words.everyBusinessOnThePlatform },
  },
  {
    to: '/admin/portal-users',
    label: words.portalUsers,
    icon: UsersIcon,
    call: 'GET /portal-users',
    shortcut: { label: words.managePortalUsers, help: words.thePeopleWhoRunThe },
  },
  {
    to: '/admin/api-users',
    label: words.apiUsers,
    icon: KeyIcon,
    call: 'GET /api-users',
    shortcut: { label: words.manageApiUsers, help: words.theKeysThatClientsCall },
  },
  {
    to: '/admin/roles',
    label: words.roles,
    icon: BadgeIcon,
    call: 'GET /roles',
    shortcut: { label: words.manageRoles, help: words.rolesHelp },
  },
  {
    to: '/admin/permissions',
    label: words.permissions,
    icon: LockIcon,
    call: 'GET /permissions',
    shortcut: { label: words.managePermissions, help: words.whichRoutesEachPermissionOpens },
  },
]

const group = (key: keyof typeof words.groups, ...items: MenuItem[]) => ({ key, label: words.groups[key], items })

const groups: readonly MenuGroup[] = [
  group(
    'onboarding',
    {
      to: '/admin/pending-clients',
      label: words.pendingClients,
      icon: ClockIcon,
      call: 'GET /clients/pending',
      waiting: 'pendingClients',
      shortcut: { label: words.pendingClients2, help: words.reviewNewRegistrationsApproveThem },
    },
    { to: '/admin/requirements', label: nouns.requirements, icon: CheckCircleIcon, call: 'GET /requirements' },
    { to: '/admin/plans', label: nouns.plans, icon: BuildingIcon, call: 'GET /plans' },
  ),
  group(
    'payments',
    { to: '/admin/transactions', label: words.transactions, icon: TransactionsIcon, call: 'GET /transactions' },
    { to: '/admin/customers', label: nouns.customers, icon: UsersIcon, call: 'GET /customers' },
    { to: '/admin/disputes', label: words.disputes, icon: FlagIcon, call: 'GET /disputes', waiting: 'disputes' },
    {
      to: '/admin/review',
      label: words.reviews,
      icon: ClockIcon,
      call: 'GET /reviews',
      waiting: 'reviews',
      formerly: formerNames.reviews,
    },
    { to: '/admin/risk-rules', label: nouns.riskRules, icon: ShieldIcon, call: 'GET /risk-rules' },
    {
      to: '/admin/risk-lists/block',
      label: words.riskLists,
      icon: ScrollIcon,
      call: 'GET /risk-lists/:kind/entries',
      also: ['/admin/risk-lists'],
      formerly: formerNames.blockList,
    },
  ),
  group(
    'money',
    {
      to: '/admin/books',
      label: words.ledger,
      icon: BookIcon,
      call: 'GET /ledger/books',
      formerly: formerNames.ledger,
    },
    { to: '/admin/payouts', label: nouns.tabs.payouts, icon: BankIcon, call: 'GET /payouts', waiting: 'payouts' },
    {
      to: '/admin/reconciliation',
      label: nouns.tabs.reconciliation,
      icon: CheckCircleIcon,
      call: 'GET /reconciliation',
      waiting: 'reconciliation',
    },
    { to: '/admin/debts', label: nouns.tabs.debts, icon: ClockIcon, call: 'GET /debts' },
    { to: '/admin/bank-accounts', label: nouns.tabs.bankAccounts, icon: BuildingIcon, call: 'GET /bank-accounts' },
  ),
  group(
    'processors',
    {
      to: '/admin/processors',
      label: words.processorAccounts,
      icon: BankIcon,
      call: 'GET /processor-accounts',
      formerly: formerNames.accounts,
    },
    { to: '/admin/routing', label: words.routing, icon: TransactionsIcon, call: 'GET /routing-rules' },
    {
      to: '/admin/processors/notices',
      label: nouns.notices,
      icon: MailIcon,
      call: 'GET /processor-notices',
      formerly: formerNames.notices,
    },
  ),
  group(
    'oversight',
    { to: '/admin/needs-attention', label: nouns.needsAttention, icon: AlertIcon, call: 'GET /attention' },
    { to: '/admin/operations', label: words.operations, icon: ChartIcon, call: 'GET /operations' },
    {
      to: '/admin/logs',
      label: words.requestLog,
      icon: TerminalIcon,
      call: 'GET /request-logs',
      formerly: formerNames.requestLog,
    },
    { to: '/admin/audit', label: words.auditLog, icon: ScrollIcon, call: 'GET /audit' },
    {
      to: '/admin/why',
      label: words.accessExplorer,
      icon: QuestionIcon,
      call: 'GET /permissions/explain',
      formerly: formerNames.accessExplorer,
    },
    { to: '/admin/evidence', label: nouns.evidence, icon: ShieldIcon, call: 'GET /decisions' },
    { to: '/status', label: words.statusPage, icon: CheckCircleIcon, call: 'GET /operations' },
  ),
  group(
    'settings',
    { to: '/admin/security', label: words.security, icon: LockIcon, call: 'GET /security-policy' },
    { to: '/admin/identity-providers', label: nouns.singleSignOn, icon: KeyIcon, call: 'GET /identity-providers' },
    { to: '/admin/contact-messages', label: words.contactMessages, icon: MailIcon, call: 'GET /contact-messages' },
  ),
]

export const menuItems: readonly MenuItem[] = [...menu, ...groups.flatMap(({ items }) => items)]

export const openTo = ({ isAdmin, routes }: SignedInPortalUserView) => {
  const opens = (call: GatedCall) => isAdmin || routes.includes(call)
  return ({ call }: { call?: GatedCall }) => !call || opens(call)
}

/** The pages of the menu that this person's rights open: the same sets that the gate decides by. */
export const reachablePages = (user: SignedInPortalUserView): string[] =>
  menuItems.filter(openTo(user)).map(({ to }) => to)

/** The groups of these pages, with what waits in each list. */
export const groupsFor = (pages: readonly string[], waiting: WaitingView | null): PortalGroup[] =>
  groups.map(({ key, label, items }) => ({
    ...{ key, label },
    items: items
      .filter(({ to }) => pages.includes(to))
      .map((item) => ({ ...item, count: item.waiting && waiting ? waiting[item.waiting] : null })),
  }))

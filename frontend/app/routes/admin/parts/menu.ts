import type { GatedCall } from '#contract/generated/calls.js'
import * as signOn from '#contract/messages/identity-providers.js'
import * as words from '#contract/messages/admin/parts.js'
import { title as needsAttention } from '#contract/messages/admin/attention.js'
import { evidence } from '#contract/messages/admin/evidence.js'
import { tabs as money } from '#contract/messages/admin/debts.js'
import { plans } from '#contract/messages/admin/plans.js'
import { requirements } from '#contract/messages/admin/requirements.js'
import { routing } from '#contract/messages/admin/routing.js'
import { staffTitle as callsOfPrograms } from '#contract/messages/request-logs.js'
import { rules as riskRules, tabs as risk } from '#contract/messages/admin/risk.js'
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
import type { PortalItem } from '../../../components/portal-frame'
import { furtherPages } from './further-pages'

export interface MenuItem extends PortalItem {
  /** The page's main call; without it in a person's set the entry is not shown. Absent: everybody's page. */
  call?: GatedCall
  /** With one of these in the set another entry leads there. */
  unless?: readonly GatedCall[]
  shortcut?: { label: string; help: string }
}

const inBooks = [
  'GET /ledger/books',
  'GET /payouts',
  'GET /debts',
  'GET /reconciliation',
  'GET /bank-accounts',
] as const

/** A tab of the books for whoever may open no tab before it, from which it would be reached. */
const lone = (call: (typeof inBooks)[number], item: PortalItem): MenuItem => ({
  ...item,
  call,
  unless: inBooks.slice(0, inBooks.indexOf(call)),
})

export const menu: readonly MenuItem[] = [
  { to: '/admin/dashboard', label: words.dashboard, icon: DashboardIcon },
  {
    to: '/admin/clients',
    label: words.clients,
    icon: BuildingIcon,
    call: 'GET /clients',
    also: ['/admin/plans'],
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
    shortcut: { label: words.manageRoles, help: words.whatPeopleDoHereAs },
  },
  {
    to: '/admin/permissions',
    label: words.permissions,
    icon: LockIcon,
    call: 'GET /permissions',
    shortcut: { label: words.managePermissions, help: words.whichRoutesEachPermissionOpens },
  },
]

export const moreMenu: readonly MenuItem[] = [
  { to: '/admin/needs-attention', label: needsAttention, icon: AlertIcon, call: 'GET /attention' },
  {
    to: '/admin/pending-clients',
    label: words.pendingClients,
    icon: ClockIcon,
    call: 'GET /clients/pending',
    shortcut: {
      label: words.pendingClients2,
      help: words.reviewNewRegistrationsApproveThem,
    },
  },
  { to: '/admin/plans', label: plans, icon: BuildingIcon, call: 'GET /plans', unless: ['GET /clients'] },
  { to: '/admin/requirements', label: requirements, icon: CheckCircleIcon, call: 'GET /requirements' },
  { to: '/admin/contact-messages', label: words.contactMessages, icon: MailIcon, call: 'GET /contact-messages' },
  { to: '/admin/transactions', label: words.transactions, icon: TransactionsIcon, call: 'GET /transactions' },
  {
    to: '/admin/processors',
    label: words.processors,
    icon: BankIcon,
    call: 'GET /processor-accounts',
    also: ['/admin/routing'],
  },
  {
    to: '/admin/routing',
    label: routing,
    icon: BankIcon,
    call: 'GET /routing-rules',
    unless: ['GET /processor-accounts'],
  },
  {
    to: '/admin/disputes',
    label: words.disputes,
    icon: FlagIcon,
    call: 'GET /disputes',
    also: ['/admin/review', '/admin/risk-rules', '/admin/risk-lists'],
  },
  { to: '/admin/review', label: risk.review, icon: FlagIcon, call: 'GET /reviews', unless: ['GET /disputes'] },
  {
    to: '/admin/risk-rules',
    label: riskRules,
    icon: FlagIcon,
    call: 'GET /risk-rules',
    unless: ['GET /disputes', 'GET /reviews'],
  },
  {
    to: '/admin/risk-lists/block',
    label: risk.block,
    icon: FlagIcon,
    call: 'GET /risk-lists/:kind/entries',
    unless: ['GET /disputes', 'GET /reviews', 'GET /risk-rules'],
  },
  {
    to: '/admin/books',
    label: words.books,
    icon: BookIcon,
    call: 'GET /ledger/books',
    also: ['/admin/payouts', '/admin/debts', '/admin/reconciliation', '/admin/bank-accounts'],
  },
  lone('GET /payouts', { to: '/admin/payouts', label: money.payouts, icon: BankIcon }),
  lone('GET /debts', { to: '/admin/debts', label: money.debts, icon: BankIcon }),
  lone('GET /reconciliation', { to: '/admin/reconciliation', label: money.reconciliation, icon: BankIcon }),
  lone('GET /bank-accounts', { to: '/admin/bank-accounts', label: money.bankAccounts, icon: BankIcon }),
  { to: '/admin/operations', label: words.operations, icon: ChartIcon, call: 'GET /operations' },
  { to: '/admin/logs', label: callsOfPrograms, icon: TerminalIcon, call: 'GET /request-logs' },
  { to: '/admin/audit', label: words.auditLog, icon: ScrollIcon, call: 'GET /audit' },
  { to: '/admin/evidence', label: evidence, icon: ShieldIcon, call: 'GET /decisions' },
  { to: '/admin/why', label: words.whyAndWho, icon: QuestionIcon, call: 'GET /permissions/explain' },
  { to: '/admin/security', label: words.security, icon: LockIcon, call: 'GET /security-policy' },
  { to: '/admin/identity-providers', label: signOn.title, icon: KeyIcon, call: 'GET /identity-providers' },
]

const openTo = ({ isAdmin, routes }: SignedInPortalUserView) => {
  const opens = (call: GatedCall) => isAdmin || routes.includes(call)
  return { opens, isOpen: ({ call }: { call?: GatedCall }) => !call || opens(call) }
}

/** The pages of the menu that this person's rights open: the same sets that the gate decides by. */
export function reachablePages(user: SignedInPortalUserView): string[] {
  const { opens, isOpen } = openTo(user)
  return [...menu, ...moreMenu].filter((one) => isOpen(one) && !one.unless?.some(opens)).map(({ to }) => to)
}

/** What the search names: also what stands behind an entry of the menu, under the name that its own page has. */
export const namedPages = (user: SignedInPortalUserView): Pick<MenuItem, 'to' | 'label' | 'shortcut'>[] =>
  [...menu, ...moreMenu, ...furtherPages].filter(openTo(user).isOpen)

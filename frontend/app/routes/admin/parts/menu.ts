import type { GatedCall } from '#contract/calls.js'
import * as signOn from '#contract/messages/identity-providers.js'
import * as words from '#contract/messages/admin/parts.js'
import { requirements } from '#contract/messages/admin/requirements.js'
import type { SignedInPortalUserView } from '#contract/portal-users.js'
import {
  BadgeIcon,
  BankIcon,
  BookIcon,
  BuildingIcon,
  CheckCircleIcon,
  ClockIcon,
  DashboardIcon,
  FlagIcon,
  KeyIcon,
  LockIcon,
  MailIcon,
  QuestionIcon,
  ScrollIcon,
  TransactionsIcon,
  UsersIcon,
} from '../../../components/icon'
import type { PortalItem } from '../../../components/portal-frame'

export interface MenuItem extends PortalItem {
  /** The page's main call; without it in a person's set the entry is not shown. Absent: everybody's page. */
  call?: GatedCall
  shortcut?: { label: string; help: string }
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
  { to: '/admin/requirements', label: requirements, icon: CheckCircleIcon, call: 'GET /requirements' },
  { to: '/admin/contact-messages', label: words.contactMessages, icon: MailIcon, call: 'GET /contact-messages' },
  { to: '/admin/transactions', label: words.transactions, icon: TransactionsIcon, call: 'GET /transactions' },
  {
    to: '/admin/processors',
    label: words.processors,
    icon: BankIcon,
    call: 'GET /processor-accounts',
  },
  { to: '/admin/disputes', label: words.disputes, icon: FlagIcon, call: 'GET /disputes' },
  { to: '/admin/books', label: words.books, icon: BookIcon, call: 'GET /ledger/books' },
  { to: '/admin/audit', label: words.auditLog, icon: ScrollIcon, call: 'GET /audit' },
  { to: '/admin/why', label: words.whyAndWho, icon: QuestionIcon, call: 'GET /permissions/explain' },
  { to: '/admin/security', label: words.security, icon: LockIcon, call: 'GET /security-policy' },
  { to: '/admin/identity-providers', label: signOn.title, icon: KeyIcon, call: 'GET /identity-providers' },
]

/** The pages of the menu that this person's rights open: the same sets that the gate decides by. */
export const reachablePages = ({ isAdmin, routes }: SignedInPortalUserView): string[] =>
  [...menu, ...moreMenu].filter(({ call }) => !call || isAdmin || routes.includes(call)).map(({ to }) => to)

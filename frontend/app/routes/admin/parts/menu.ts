import type { GatedCall } from '#contract/calls.js'
import type { SignedInPortalUserView } from '#contract/portal-users.js'
import {
  BadgeIcon,
  BookIcon,
  BuildingIcon,
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

/** The specified sidebar, in its order. */
export const menu: readonly MenuItem[] = [
  { to: '/admin/dashboard', label: 'Dashboard', icon: DashboardIcon },
  {
    to: '/admin/clients',
    label: 'Clients',
    icon: BuildingIcon,
    call: 'GET /clients',
    shortcut: { label: 'Manage clients', help: 'Every business on the platform: profile, rate, state and history.' },
  },
  {
    to: '/admin/portal-users',
    label: 'Portal Users',
    icon: UsersIcon,
    call: 'GET /portal-users',
    shortcut: { label: 'Manage portal users', help: 'The people who run the platform, and their roles.' },
  },
  {
    to: '/admin/api-users',
    label: 'API Users',
    icon: KeyIcon,
    call: 'GET /api-users',
    shortcut: { label: 'Manage API users', help: 'The keys that clients call the API with.' },
  },
  {
    to: '/admin/roles',
    label: 'Roles',
    icon: BadgeIcon,
    call: 'GET /roles',
    shortcut: { label: 'Manage roles', help: 'What people do here, as sets of permissions.' },
  },
  {
    to: '/admin/permissions',
    label: 'Permissions',
    icon: LockIcon,
    call: 'GET /permissions',
    shortcut: { label: 'Manage permissions', help: 'Which routes each permission opens.' },
  },
]

/** What stands beside the specified sidebar. */
export const moreMenu: readonly MenuItem[] = [
  {
    to: '/admin/pending-clients',
    label: 'Pending Clients',
    icon: ClockIcon,
    call: 'GET /clients/pending',
    shortcut: {
      label: 'Pending clients',
      help: 'Review new registrations: approve them, or reject them with a reason.',
    },
  },
  { to: '/admin/contact-messages', label: 'Contact Messages', icon: MailIcon, call: 'GET /contact-messages' },
  { to: '/admin/transactions', label: 'Transactions', icon: TransactionsIcon, call: 'GET /transactions' },
  { to: '/admin/disputes', label: 'Disputes', icon: FlagIcon, call: 'GET /disputes' },
  { to: '/admin/books', label: 'Books', icon: BookIcon, call: 'GET /ledger/books' },
  { to: '/admin/audit', label: 'Audit Log', icon: ScrollIcon, call: 'GET /audit' },
  { to: '/admin/why', label: 'Why and Who', icon: QuestionIcon, call: 'GET /permissions/explain' },
]

/** The pages of the menu that this person's rights open: the same sets that the gate decides by. */
export const reachablePages = ({ isAdmin, routes }: SignedInPortalUserView): string[] =>
  [...menu, ...moreMenu].filter(({ call }) => !call || isAdmin || routes.includes(call)).map(({ to }) => to)

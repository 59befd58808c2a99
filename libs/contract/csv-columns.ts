import { contactFieldNames } from './contact-fields.js'
import { apiUserFieldNames, permissionFieldNames } from './field-names.js'
import type { ApiUserView } from './api-users.js'
import type { AuditEntryView } from './audit.js'
import type { ClientView } from './clients.js'
import type { CsvColumn } from './csv.js'
import { decimalOf } from './money.js'
import type { PermissionView } from './permissions.js'
import type { PortalUserView } from './portal-users.js'
import type { RoleView } from './roles.js'
import type { TransactionView } from './transactions.js'

const ranges = { name: 'allowedRanges', cell: ({ allowedRanges }: ApiUserView) => allowedRanges.join(' ') }

export const apiUserColumns: readonly CsvColumn<ApiUserView>[] = [
  'apiUserID',
  'clientID',
  ...apiUserFieldNames.map((name) => (name === 'allowedRanges' ? ranges : name)),
  ...(['roleName', 'status', 'lastUsedAt', 'lastUsedFrom', 'overlapEndsAt', 'createdAt', 'mode'] as const),
]

export const auditColumns: readonly CsvColumn<AuditEntryView>[] = [
  ...([
    'createdAt',
    'action',
    'actorKind',
    'actorID',
    'actorName',
    'targetKind',
    'targetID',
    'before',
    'after',
  ] as const),
  ...(['address', 'requestId', 'hash'] as const),
]

export const clientColumns: readonly CsvColumn<ClientView>[] = [
  ...(['clientID', 'name', 'clientType', 'status', 'emailAddress'] as const),
  ...contactFieldNames,
  ...(['chargePercentage', 'createdAt'] as const),
]

export const permissionColumns: readonly CsvColumn<PermissionView>[] = ['permissionID', ...permissionFieldNames]

export const portalUserColumns: readonly CsvColumn<PortalUserView>[] = [
  ...(['id', 'userName', 'email', 'isAdmin'] as const),
  { name: 'roles', cell: ({ roles }) => roles.map(({ role }) => role.name).join('; ') },
  ...(['clientID', 'emailVerifiedAt', 'needsNewPassword', 'lastSignInAt', 'createdAt'] as const),
]

export const roleColumns: readonly CsvColumn<RoleView>[] = [
  ...(['roleID', 'name', 'audience', 'assignableToApiUsers'] as const),
  { name: 'permissionIDs', cell: ({ permissionIDs }) => permissionIDs.join(' ') },
]

const amounts = ['amount', 'amountCaptured', 'amountRefunded', 'fee', 'net'] as const

export const transactionColumns: readonly CsvColumn<TransactionView>[] = [
  ...(['transactionID', 'createdAt', 'status', 'currency'] as const),
  ...amounts.map((name) => ({ name, cell: (row: TransactionView) => decimalOf(row[name], row.currency) })),
  ...(['description', 'reference', 'paymentMethod'] as const),
  { name: 'card', cell: ({ card }) => card && `${card.brand} ${card.last4}` },
  ...(['failureCode', 'clientID'] as const),
  ...amounts.map((name) => ({ name: `${name}InMinorUnits`, cell: (row: TransactionView) => row[name] })),
  'mode',
]

import { type MigrationInterface, type QueryRunner, Table, type TableOptions } from 'typeorm'
import { big, flag, id, index, key, number, optional, reference, text } from '../table-parts.js'

const tables: TableOptions[] = [
  { name: 'settings', columns: [{ ...text('name'), isPrimary: true }, text('value')] },
  {
    name: 'clients',
    columns: [
      key('clientID'),
      ...['name', 'clientType', 'emailAddress', 'passwordHash', 'status'].map(text),
      ...['contactPerson', 'phoneNumber', 'address', 'city', 'state', 'country'].map(text).map(optional),
      ...['decisionReason', 'decidedBy'].map(text).map(optional),
      ...['decidedAt', 'deletedAt', 'notifiedAt'].map(big).map(optional),
      number('chargePercentageHundredths'),
      big('createdAt'),
    ],
    indices: [
      index('clients', ['emailAddress'], true, '"deletedAt" IS NULL'),
      index('clients', ['status', 'createdAt', 'clientID']),
      index('clients', ['createdAt', 'clientID']),
    ],
  },
  {
    name: 'permissions',
    columns: [
      key('permissionID'),
      text('name'),
      ...['httpMethod', 'routePattern'].map(text).map(optional),
      big('createdAt'),
    ],
    indices: [index('permissions', ['name'], true), index('permissions', ['createdAt', 'permissionID'])],
  },
  {
    name: 'roles',
    columns: [key('roleID'), text('name'), flag('assignableToApiUsers'), big('createdAt')],
    indices: [index('roles', ['name'], true), index('roles', ['createdAt', 'roleID'])],
  },
  {
    name: 'role_permissions',
    columns: [key('roleID'), key('permissionID')],
    indices: [index('role_permissions', ['permissionID'])],
    foreignKeys: [
      reference('role_permissions', 'roleID', 'roles'),
      reference('role_permissions', 'permissionID', 'permissions'),
    ],
  },
  {
    name: 'portal_users',
    columns: [
      key('id'),
      ...['userName', 'email', 'passwordHash'].map(text),
      flag('isAdmin'),
      optional(id('clientID')),
      optional(big('lastSignInAt')),
      big('createdAt'),
    ],
    indices: [index('portal_users', ['email'], true), index('portal_users', ['createdAt', 'id'])],
  },
  {
    name: 'portal_user_roles',
    columns: [key('id'), key('roleID')],
    indices: [index('portal_user_roles', ['roleID'])],
    foreignKeys: [
      reference('portal_user_roles', 'id', 'portal_users'),
      reference('portal_user_roles', 'roleID', 'roles'),
    ],
  },
  {
    name: 'api_users',
    columns: [
      key('apiUserID'),
      id('clientID'),
      optional(id('roleID')),
      ...['developerName', 'developerEmailAddress', 'developerPhoneNumber', 'apiKey', 'apiSecretHash', 'status'].map(
        text,
      ),
      number('credentialVersion'),
      ...['lastUsedAt', 'deletedAt'].map(big).map(optional),
      big('createdAt'),
    ],
    indices: [
      index('api_users', ['apiKey'], true),
      index('api_users', ['clientID', 'createdAt', 'apiUserID']),
      index('api_users', ['createdAt', 'apiUserID']),
      index('api_users', ['roleID']),
    ],
    foreignKeys: [reference('api_users', 'clientID', 'clients'), reference('api_users', 'roleID', 'roles')],
  },
  {
    name: 'sessions',
    columns: [
      key('sessionID'),
      text('audience'),
      id('subjectID'),
      text('tokenID'),
      ...['previousTokenID', 'endReason', 'address', 'userAgent'].map(text).map(optional),
      ...['refreshedAt', 'endedAt'].map(big).map(optional),
      ...['idleUntil', 'endsAt', 'createdAt'].map(big),
    ],
    indices: [index('sessions', ['subjectID', 'createdAt']), index('sessions', ['endsAt'])],
  },
  {
    name: 'transactions',
    columns: [
      key('transactionID'),
      id('clientID'),
      ...['apiUserID', 'paymentLinkID'].map(id).map(optional),
      ...['amount', 'fee', 'createdAt', 'updatedAt'].map(big),
      ...['amountCaptured', 'amountRefunded', 'amountReturned', 'amountDisputed'].map(big),
      ...['chargePercentageHundredths', 'moves', 'otpTries', 'otpResends'].map(number),
      ...['currency', 'status', 'captureMethod', 'description', 'paymentMethod'].map(text),
      ...['reference', 'cardBrand', 'cardLast4', 'failureCode', 'failureMessage'].map(text).map(optional),
      ...['inFlight', 'otpContact'].map(text).map(optional),
      ...['inFlightAmount', 'otpSentAt', 'expiresAt', 'settlesAt', 'disputesAt', 'dueAt'].map(big).map(optional),
      { name: 'metadata', type: 'text' },
    ],
    indices: [
      index('transactions', ['clientID', 'createdAt', 'transactionID']),
      index('transactions', ['createdAt', 'transactionID']),
      index('transactions', ['clientID', 'status', 'createdAt', 'transactionID']),
      index('transactions', ['status', 'createdAt', 'transactionID']),
      index('transactions', ['reference', 'clientID', 'createdAt', 'transactionID'], false, '"reference" IS NOT NULL'),
      index('transactions', ['paymentLinkID', 'createdAt'], false, '"paymentLinkID" IS NOT NULL'),
      index('transactions', ['dueAt'], false, '"dueAt" IS NOT NULL'),
    ],
    foreignKeys: [
      reference('transactions', 'clientID', 'clients'),
      reference('transactions', 'apiUserID', 'api_users'),
    ],
  },
  {
    name: 'idempotency_keys',
    columns: [
      key('scopeID'),
      { ...text('keyHash'), isPrimary: true },
      text('requestHash'),
      id('subjectID'),
      optional({ name: 'answer', type: 'text' }),
      big('createdAt'),
    ],
    indices: [
      index('idempotency_keys', ['createdAt']),
      index('idempotency_keys', ['subjectID'], false, '"answer" IS NULL'),
    ],
  },
  {
    name: 'audit_entries',
    columns: [
      { ...big('sequence'), isPrimary: true },
      id('auditID'),
      ...['actorKind', 'action'].map(text),
      ...['actorID', 'targetKind', 'targetID', 'address', 'requestId', 'before', 'after'].map(text).map(optional),
      ...['previousHash', 'hash'].map(text),
      big('createdAt'),
    ],
    indices: [
      index('audit_entries', ['createdAt', 'auditID']),
      index('audit_entries', ['actorID', 'createdAt']),
      index('audit_entries', ['targetID', 'createdAt']),
      index('audit_entries', ['action', 'createdAt']),
    ],
  },
  {
    name: 'mails',
    columns: [
      key('mailID'),
      text('kind'),
      optional(id('aboutID')),
      { ...text('sealed'), type: 'text', isNullable: true },
      number('attempts'),
      big('nextAttemptAt'),
      ...['sentAt'].map(big).map(optional),
      optional(text('lastError')),
      big('createdAt'),
    ],
    indices: [
      index('mails', ['nextAttemptAt'], false, '"sealed" IS NOT NULL'),
      index('mails', ['aboutID', 'createdAt']),
    ],
  },
  {
    name: 'reset_tokens',
    columns: [
      { ...text('tokenHash'), isPrimary: true },
      text('audience'),
      id('subjectID'),
      text('email'),
      big('endsAt'),
      big('createdAt'),
    ],
    indices: [index('reset_tokens', ['subjectID'])],
  },
  {
    name: 'contact_messages',
    columns: [
      key('contactMessageID'),
      text('name'),
      text('emailAddress'),
      { ...text('message'), type: 'text' },
      big('createdAt'),
    ],
    indices: [index('contact_messages', ['createdAt', 'contactMessageID'])],
  },
  {
    // The shape that rate-limiter-flexible writes.
    name: 'address_limits',
    columns: [{ ...text('key'), isPrimary: true }, { ...number('points'), default: 0 }, optional(big('expire'))],
  },
  {
    name: 'sign_in_failures',
    columns: [
      { ...text('account'), isPrimary: true },
      number('count'),
      big('windowEndsAt'),
      optional(big('lockedUntil')),
    ],
    indices: [index('sign_in_failures', ['windowEndsAt'])],
  },
]

export class Foundation1763726400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.createTable(new Table(table))
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of [...tables].reverse()) await runner.dropTable(name)
  }
}

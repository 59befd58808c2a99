import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { issueToken } from './floor-tokens.mjs'

const list = (names) => names.map((name) => `"${name}"`).join(', ')
const shown = ['transactionID', 'clientID', 'amount', 'currency', 'fee', 'amountCaptured', 'amountRefunded']
  .concat('amountDisputed', 'status', 'captureMethod', 'description', 'reference', 'metadata', 'paymentMethod')
  .concat('cardBrand', 'cardLast4', 'paymentLinkID', 'failureCode', 'failureMessage', 'otpContact', 'otpSentAt')
  .concat('otpTries', 'otpResends', 'expiresAt', 'createdAt', 'updatedAt')

const listSql = `SELECT ${list(shown)} FROM "transactions" WHERE "clientID" = $1
  ORDER BY "createdAt" DESC, "transactionID" DESC LIMIT $2`

/** Rows of the size that peers measure with; the product is asked for the same by `?fields=`. */
export const smallFields = ['transactionID', 'amount', 'currency', 'status', 'createdAt']

const smallSql = `SELECT ${list(smallFields)} FROM "transactions" WHERE "clientID" = $1
  ORDER BY "createdAt" DESC, "transactionID" DESC LIMIT $2`

const timeOf = (value) => new Date(Number(value)).toISOString()

const viewOf = (row) => ({
  transactionID: row.transactionID,
  clientID: row.clientID,
  amount: Number(row.amount),
  currency: row.currency,
  fee: Number(row.fee),
  net: Number(row.amountCaptured) - Number(row.fee),
  amountCaptured: Number(row.amountCaptured),
  amountRefunded: Number(row.amountRefunded),
  amountRefundable:
    row.status === 'succeeded'
      ? Number(row.amountCaptured) - Number(row.amountRefunded) - Number(row.amountDisputed)
      : 0,
  status: row.status,
  captureMethod: row.captureMethod,
  description: row.description,
  narration: row.description,
  reference: row.reference,
  metadata: JSON.parse(row.metadata),
  paymentMethod: row.paymentMethod,
  card: row.cardBrand && { brand: row.cardBrand, last4: row.cardLast4 },
  paymentLinkID: row.paymentLinkID,
  failureCode: row.failureCode,
  failureMessage: row.failureMessage,
  nextAction: null,
  authorizationExpiresAt: row.expiresAt && timeOf(row.expiresAt),
  createdAt: timeOf(row.createdAt),
  updatedAt: timeOf(row.updatedAt),
})

const smallViewOf = ({ transactionID, amount, currency, status, createdAt }) => ({
  ...{ transactionID, amount: Number(amount), currency, status, createdAt: timeOf(createdAt) },
})

export const answerList = async ({ read }, { clientID }, isSmall) => {
  const rows = await read(isSmall ? smallSql : listSql, [clientID, 21])
  const last = rows[19]
  const nextCursor =
    rows.length > 20 ? Buffer.from(`${last.createdAt}.${last.transactionID}`).toString('base64url') : null
  return { items: rows.slice(0, 20).map(isSmall ? smallViewOf : viewOf), nextCursor }
}

// Statements are kept by their text, so each text is made once.
const texts = new Map()
const insertText = (table, row) => {
  const names = Object.keys(row)
  const key = `${table} ${names.length}`
  const marks = () => names.map((_, position) => `$${position + 1}`).join(', ')
  if (!texts.has(key)) texts.set(key, `INSERT INTO "${table}" (${list(names)}) VALUES (${marks()})`)
  return texts.get(key)
}
const insert = (ask, table, row) => ask(insertText(table, row), Object.values(row))

const move = `INSERT INTO "ledger_balances" ("clientID", "account", "currency", "debit", "credit") VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT ("clientID", "account", "currency") DO UPDATE
  SET "debit" = "ledger_balances"."debit" + excluded."debit", "credit" = "ledger_balances"."credit" + excluded."credit"`

const sha256 = (text) => createHash('sha256').update(text).digest('hex')
const newId = (prefix) => `${prefix}_${randomUUID().replaceAll('-', '').slice(0, 26)}`
const postingOf = (amount, fee, clientID) => [
  ['processor_clearing', amount, ''],
  ['client_available', fee - amount, clientID],
  ['platform_fees', -fee, ''],
]

let sequence = 1_000_000_000

const rowOf = ({ clientID, apiUserID }, { amount, currency, description, paymentMethod }, now) => ({
  transactionID: newId('txn'),
  ...{ clientID, apiUserID, amount, currency, description, paymentMethod },
  ...{
    fee: Math.round(amount * 0.025),
    amountCaptured: amount,
    amountRefunded: 0,
    amountReturned: 0,
    amountDisputed: 0,
  },
  ...{ chargePercentageHundredths: 250, moves: 1, otpTries: 0, otpResends: 0, status: 'succeeded' },
  ...{ captureMethod: 'automatic', metadata: '{}', createdAt: now, updatedAt: now },
})

const writePosting = async (ask, { transactionID, clientID, amount, fee, currency }, now) => {
  const postingID = newId('pst')
  const previousHash = sha256(String(sequence))
  for (const [account, moved, owner] of postingOf(amount, fee, clientID)) {
    sequence += 1
    const about = { entryID: newId('ent'), postingID, clientID, transactionID, kind: 'payment', account, currency }
    const entry = {
      sequence,
      ...about,
      amount: moved,
      previousHash,
      hash: sha256(JSON.stringify(about)),
      createdAt: now,
    }
    await insert(ask, 'ledger_entries', entry)
    await ask(move, [owner, account, currency, Math.max(moved, 0), Math.max(-moved, 0)])
  }
}

/** The rows that the product keeps of a payment, in one transaction. */
export const answerCreate = async ({ transaction }, caller, body, key) => {
  const now = Date.now()
  const row = rowOf(caller, body, now)
  const { transactionID, clientID } = row
  const view = viewOf(row)
  const answer = JSON.stringify(view)
  await transaction(async (ask) => {
    const hashes = { keyHash: sha256(key), requestHash: sha256(JSON.stringify(body)) }
    const call = { scopeID: caller.apiUserID, ...hashes, subjectID: transactionID, answer, createdAt: now }
    await insert(ask, 'idempotency_keys', call)
    await insert(ask, 'transactions', row)
    const line = { transactionID, position: 1, to: 'succeeded', deed: 'created', actorKind: 'integrator' }
    await insert(ask, 'transaction_moves', { ...line, actorID: caller.apiUserID, createdAt: now })
    await writePosting(ask, row, now)
    for (const type of ['transaction.created', 'transaction.succeeded'])
      await insert(ask, 'events', { eventID: newId('evt'), clientID, type, data: answer, createdAt: now })
  })
  return view
}

const findApiUser = `SELECT "apiUserID", "api_users"."clientID", "apiSecretHash", "credentialVersion" FROM "api_users"
  JOIN "clients" ON "clients"."clientID" = "api_users"."clientID"
  WHERE "apiKey" = $1 AND "api_users"."deletedAt" IS NULL AND "clients"."status" = 'active'`

/** A keyed hash of the secret, the last use and a line of the audit log in one transaction, and a signature. */
export const answerToken = async ({ read, transaction }, authorization, key) => {
  const [apiKey, apiSecret] = Buffer.from(authorization.slice(6), 'base64').toString().split(':')
  const [apiUser] = await read(findApiUser, [apiKey])
  const right = createHmac('sha256', key).update(apiSecret).digest('hex')
  // The floor does not know the product's key: it compares as much, and does not look at what comes out.
  timingSafeEqual(Buffer.from(right), Buffer.from(apiUser.apiSecretHash))
  const { apiUserID, clientID } = apiUser
  await transaction(async (ask) => {
    const createdAt = Date.now()
    sequence += 1
    const own = sequence
    await ask('UPDATE "api_users" SET "lastUsedAt" = $1 WHERE "apiUserID" = $2', [createdAt, apiUserID])
    const [actorKind, action, hash] = ['integrator', 'api_user.token_issued', sha256(String(own))]
    const entry = { sequence: own, auditID: newId('aud'), actorKind, actorID: apiUserID, action, address: '127.0.0.1' }
    await insert(ask, 'audit_entries', { ...entry, requestId: randomUUID(), previousHash: hash, hash, createdAt })
  })
  return { access_token: issueToken({ clientID, apiUserID }, key), token_type: 'Bearer', expires_in: 3_600 }
}

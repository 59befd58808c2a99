import { hashOfJson } from './signatures.mjs'
import * as words from './words.mjs'

const filesOf = {
  audit: ['rights.jsonl', 'approvals.jsonl', 'rules.jsonl', 'other.jsonl'],
  refusals: ['refusals.jsonl'],
  routing: ['routing.jsonl'],
  risk: ['risk.jsonl'],
}
const namedGaps = 20

/** Each entry follows the one before, and at each seal the chain was where the seal saw it. */
export function verifyChains(lines, seals, manifest, tell) {
  for (const facts of manifest.chains) {
    verifyChain(facts, lines, seals, tell)
    if (facts.upTo) tell('note', words.coversUpTo(facts.chain, manifest.sealedUntil))
  }
}

function verifyChain({ chain, after, end, missing }, lines, seals, tell) {
  let faults = 0
  const wrong = (sentence) => {
    faults += 1
    tell('wrong', sentence)
  }
  const entries = entriesOf(chain, lines, wrong)
  const hashes = new Map([[after.sequence, after.hash]])
  let previous = after
  if (missing) {
    tell('open', words.expired(chain, missing.from, missing.to, missing.keptDays))
    previous = { sequence: missing.to, hash: null }
  }
  for (const entry of entries) {
    if (entry.sequence <= previous.sequence) {
      wrong(words.entryTwice(entry.where, chain, entry.sequence))
      continue
    }
    if (entry.sequence > previous.sequence + 1) gap(chain, previous.sequence + 1, entry.sequence - 1, wrong)
    else if (previous.hash !== null && entry.previousHash !== previous.hash)
      wrong(words.entryFollows(entry.where, chain, entry.sequence))
    if (!entry.withheld && hashOfEntry(chain, entry) !== entry.hash)
      wrong(words.entryChanged(entry.where, chain, entry.sequence))
    hashes.set(entry.sequence, entry.hash)
    previous = entry
  }
  if (previous.sequence < end.sequence) gap(chain, previous.sequence + 1, end.sequence, wrong)
  compareWithSeals(chain, { hashes, from: missing ? missing.to + 1 : after.sequence }, seals, wrong)
  const withheld = entries.filter((entry) => entry.withheld).length
  if (faults === 0) tell('good', words.chainWhole(chain, entries.length, withheld))
}

function gap(chain, from, to, wrong) {
  if (to - from >= namedGaps) wrong(words.entriesMissing(chain, from, to))
  else for (let sequence = from; sequence <= to; sequence += 1) wrong(words.entryMissing(chain, sequence))
}

function entriesOf(chain, lines, wrong) {
  const entries = filesOf[chain].flatMap((name) =>
    (lines.get(name) ?? [])
      .filter((entry) => entry !== null)
      .map((entry) => ({ ...entry, where: words.where(name, entry.line) })),
  )
  const isEntry = ({ sequence, hash }) => Number.isSafeInteger(sequence) && typeof hash === 'string'
  for (const entry of entries) if (!isEntry(entry)) wrong(words.entryStrange(entry.where))
  return entries.filter(isEntry).sort((one, other) => one.sequence - other.sequence)
}

function compareWithSeals(chain, { hashes, from }, seals, wrong) {
  for (const { number, decisions } of seals) {
    const head = decisions?.find((one) => one.chain === chain)
    if (!head || head.sequence < from) continue
    const hash = hashes.get(head.sequence)
    if (hash === head.hash) continue
    // The first one says where; every later one would say it again.
    return wrong(
      hash === undefined
        ? words.goneAsSealed(chain, head.sequence, number)
        : words.notAsSealed(chain, head.sequence, number),
    )
  }
}

function hashOfEntry(chain, { previousHash, sequence, decision, entry }) {
  try {
    return hashOfJson(
      chain === 'audit' ? auditFields(previousHash, sequence, entry) : [previousHash, sequence, decision],
    )
  } catch {
    return null
  }
}

// As the audit log hashes its entries.
const auditFields = (previousHash, sequence, entry) => [
  previousHash,
  Date.parse(entry.createdAt),
  sequence,
  entry.auditID,
  entry.actorKind,
  entry.actorID,
  entry.action,
  entry.targetKind,
  entry.targetID,
  entry.before,
  entry.after,
  entry.address,
  entry.requestId,
  ...(entry.actorLoginID ? [entry.actorLoginID] : []),
  ...(entry.targetLoginID ? [{ targetLoginID: entry.targetLoginID }] : []),
]

import { verifyChains } from './chains.mjs'
import { verifySeals } from './seals.mjs'
import { findChecker, fingerprintOf, hashOf } from './signatures.mjs'
import * as words from './words.mjs'

const format = 'gatehouse-evidence/1'
// Beside what the manifest names; the page itself proves nothing, so it is not asked for.
const beside = ['manifest.json', 'signature.json', 'public-key.pem', 'verify.html']

/**
 * Checks a folder of evidence. `files`: bytes by name; `pinned`: the fingerprint that somebody was told on another way.
 * Answers findings, each with a state: `good`, `wrong` (missing or changed) or `open` (not shown here).
 */
export async function verifyEvidence(files, { pinned = '', subtle = globalThis.crypto?.subtle } = {}) {
  const findings = []
  const tell = (state, sentence) => findings.push({ state, sentence })
  const manifest = jsonIn(files, 'manifest.json', tell)
  const signature = jsonIn(files, 'signature.json', tell)
  if (!manifest || !signature) return { findings, manifest: null, lines: new Map() }
  if (manifest.format !== format) {
    tell('wrong', words.anotherFormat(String(manifest.format)))
    return { findings, manifest: null, lines: new Map() }
  }
  const checker = await findChecker(subtle)
  await verifyManifest(files, manifest, signature, checker, tell)
  try {
    return { findings, manifest, lines: await verifyRest(files, manifest, { pinned, checker, tell }) }
  } catch {
    tell('wrong', words.manifestStrange)
    return { findings, manifest: null, lines: new Map() }
  }
}

async function verifyRest(files, manifest, { pinned, checker, tell }) {
  compareKey(manifest.publicKey, pinned, tell)
  const lines = readFiles(files, manifest, tell)
  const seals = await verifySeals(lines.get('seals.jsonl') ?? [], manifest, checker, tell)
  verifyChains(lines, seals, manifest, tell)
  for (const key of manifest.formerKeys) tell('note', words.formerKey(fingerprintOf(key)))
  if (manifest.sealedSince) tell('open', words.notSealedBefore(manifest.sealedSince))
  for (const fault of manifest.faults) tell('wrong', words.faultAtHome(fault))
  return lines
}

export const verdictOf = (findings) => {
  if (findings.length === 0) return { state: 'wrong', sentence: words.noSeals }
  const wrong = findings.filter(({ state }) => state === 'wrong').length
  if (wrong > 0) return { state: 'wrong', sentence: words.notGood(wrong) }
  const isOpen = findings.some(({ state }) => state === 'open')
  return isOpen ? { state: 'open', sentence: words.partlyGood } : { state: 'good', sentence: words.allGood }
}

const textOf = (bytes) => new TextDecoder().decode(bytes)

function jsonIn(files, name, tell) {
  const bytes = files.get(name)
  if (!bytes) {
    tell('wrong', words.noFile(name))
    return null
  }
  try {
    const found = JSON.parse(textOf(bytes))
    if (found !== null && typeof found === 'object') return found
  } catch {
    // Said below.
  }
  tell('wrong', words.notJson(name))
  return null
}

async function verifyManifest(files, manifest, signature, { isSigned, isWebCrypto }, tell) {
  const hash = hashOf(files.get('manifest.json'))
  const isOurs = await isSigned(signature.publicKey, signature.manifest, signature.signature)
  if (hash !== signature.manifest) tell('wrong', words.manifestChanged)
  else if (!isOurs) tell('wrong', words.manifestNotSigned)
  else tell('good', words.manifestSigned(isWebCrypto ? words.byWebCrypto : words.byScript))
  if (signature.publicKey !== manifest.publicKey) tell('wrong', words.keysDiffer)
  const pem = files.get('public-key.pem')
  if (!pem) tell('wrong', words.noFile('public-key.pem'))
  else if (textOf(pem) !== pemOf(manifest.publicKey)) tell('wrong', words.pemDiffers)
}

// SPKI puts twelve bytes before the key, a whole number of Base64's groups, so the key's own text follows them as it is.
const pemOf = (publicKey) => `-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA${publicKey}\n-----END PUBLIC KEY-----\n`

function compareKey(publicKey, pinned, tell) {
  const plain = (text) => text.toLowerCase().replace(/[^0-9a-f]/g, '')
  if (plain(pinned) === '') tell('open', words.keyNotCompared)
  else if (plain(pinned) === plain(fingerprintOf(publicKey))) tell('good', words.keyIsPinned)
  else tell('wrong', words.keyIsForeign(pinned.trim()))
}

/** Each line of each file, parsed; null stands for one that cannot be. */
function readFiles(files, manifest, tell) {
  const known = new Set([...beside, ...manifest.files.map(({ name }) => name)])
  for (const name of files.keys()) if (!known.has(name)) tell('wrong', words.fileExtra(name))
  const read = new Map()
  for (const { name, sha256, lines: count } of manifest.files) {
    const bytes = files.get(name)
    if (!bytes) {
      tell('wrong', words.noFile(name))
      continue
    }
    const texts = textOf(bytes).split('\n').filter(Boolean)
    if (hashOf(bytes) === sha256) tell('good', words.fileWhole(name, count))
    else tell('wrong', words.fileChanged(name))
    if (texts.length !== count) tell('wrong', words.linesDiffer(name, texts.length, count))
    read.set(
      name,
      texts.map((text, at) => parsed(text, name, at + 1, tell)),
    )
  }
  return read
}

function parsed(text, name, line, tell) {
  try {
    return { ...JSON.parse(text), line }
  } catch {
    tell('wrong', words.lineBroken(name, line))
    return null
  }
}

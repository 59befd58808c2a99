import { fingerprintOf } from './signatures.mjs'
import { verdictOf, verifyEvidence } from './verify.mjs'
import * as words from './words.mjs'

const { document } = globalThis
const part = (id) => document.getElementById(id)
const approvalsShown = 500

let files = new Map()
let round = 0

part('files').addEventListener('change', async (event) => {
  const chosen = [...event.target.files]
  try {
    files = new Map(
      await Promise.all(chosen.map(async (file) => [file.name, new Uint8Array(await file.arrayBuffer())])),
    )
  } catch (error) {
    return showVerdict({ state: 'wrong', sentence: words.failedToRead(error.message) })
  }
  await show()
})
part('fingerprint').addEventListener('input', () => files.size > 0 && show())

async function show() {
  const own = (round += 1)
  const { findings, manifest, lines } = await verifyEvidence(files, { pinned: part('fingerprint').value })
  // Whoever types on has asked again meanwhile.
  if (own !== round) return
  showVerdict(verdictOf(findings))
  part('findings').replaceChildren(...ordered(findings).map(findingOf))
  part('key').hidden = !manifest
  part('approved').hidden = true
  if (!manifest) return
  part('own-fingerprint').textContent = fingerprintOf(manifest.publicKey)
  part('asked').textContent = words.asked(manifest.asked.from, manifest.asked.to)
  showApprovals(lines.get('approvals.jsonl') ?? [])
}

function showVerdict({ state, sentence }) {
  part('result').hidden = false
  part('verdict').className = state
  part('verdict').textContent = sentence
}

const order = ['wrong', 'open', 'good', 'note']
const ordered = (findings) => [...findings].sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state))

function findingOf({ state, sentence }) {
  const item = document.createElement('li')
  item.className = state
  item.append(textIn('span', words.states[state]), textIn('span', sentence))
  return item
}

function showApprovals(lines) {
  const entries = lines.filter((line) => line?.entry).map(({ entry }) => entry)
  part('approved').hidden = entries.length === 0
  const byTarget = new Map()
  for (const entry of entries) byTarget.set(entry.targetID, [...(byTarget.get(entry.targetID) ?? []), entry])
  const rows = [...byTarget.values()].flat().slice(0, approvalsShown).map(approvalOf)
  part('approvals').replaceChildren(...rows)
  part('more').textContent = entries.length > rows.length ? words.moreApprovals(rows.length, entries.length) : ''
}

function approvalOf({ targetID, action, actorKind, actorID, createdAt }) {
  const row = document.createElement('tr')
  const cells = [targetID ?? '', action, actorID ?? actorKind, createdAt]
  row.append(...cells.map((text) => textIn('td', text)))
  for (const at of [0, 2]) row.children[at].className = 'mono'
  return row
}

function textIn(tag, text) {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}

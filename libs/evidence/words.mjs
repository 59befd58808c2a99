// The texts of the page that verifies evidence. They are here because the page is a single file.
export const noFile = (name) => `${name} is missing`
export const notJson = (name) => `${name} isn’t valid JSON`
export const anotherFormat = (format) => `This page supports gatehouse-evidence/1, but the manifest has ${format}`
export const manifestSigned = (way) => `The manifest is signed with the key below (verified ${way})`
export const manifestChanged = 'manifest.json was changed after it was signed'
export const manifestNotSigned = 'The manifest’s signature doesn’t match its key'
export const keysDiffer = 'manifest.json and signature.json have different keys'
export const byWebCrypto = 'with WebCrypto'
export const byScript = 'with JavaScript, because this browser’s WebCrypto doesn’t support Ed25519'
export const keyIsPinned = 'The key matches the fingerprint that you entered'
export const keyIsForeign = (given) =>
  `The key doesn’t match the fingerprint that you entered (${given}). A different key signed this evidence`
export const keyNotCompared =
  'The key isn’t verified yet. Anyone can sign a folder with their own key. Get the fingerprint from the operator through another channel, and enter it above'
export const pemDiffers = 'public-key.pem has a different key than the manifest'
export const fileWhole = (name, lines) => `${name}: ${lines} lines, unchanged`
export const fileChanged = (name) => `${name} was changed after it was signed`
export const linesDiffer = (name, is, was) => `${name} has ${is} lines, but had ${was} when it was signed`
export const fileExtra = (name) => `${name} isn’t part of the evidence`
export const lineBroken = (name, line) => `${name}, line ${line}, isn’t valid JSON`
export const sealsWhole = (count, first, last) =>
  count === 1
    ? `1 seal, number ${first}`
    : `${count} seals, number ${first} to ${last}, each linked to the previous one`
export const sealGap = (number) => `Seal ${number} is missing`
export const sealFollows = (number) => `Seal ${number} isn’t linked to the previous one`
export const sealChanged = (number) => `Seal ${number} was changed`
export const sealNotSigned = (number) => `Seal ${number} has no signature`
export const sealForged = (number) => `The signature of seal ${number} doesn’t match its key`
export const sealOtherKey = (number) =>
  `Seal ${number} is signed with a different key than the manifest. This is normal if the operator replaced the installation’s secret. Otherwise, the seal isn’t from this installation`
export const noSeals = 'There are no seals'
export const chainWhole = (chain, count, withheld) =>
  count === 0
    ? `${chain}: no decisions between these seals`
    : `${chain}: ${count} entries, each linked to the previous one, up to the last seal${withheld > 0 ? `. ${withheld} of them are included as hashes only` : ''}`
export const entryMissing = (chain, sequence) => `${chain}: entry ${sequence} is missing`
export const entriesMissing = (chain, from, to) => `${chain}: entries ${from} to ${to} are missing`
export const entryTwice = (where, chain, sequence) => `${where}: entry ${sequence} of ${chain} appears twice`
export const entryFollows = (where, chain, sequence) =>
  `${where}: entry ${sequence} of ${chain} isn’t linked to the previous one`
export const entryChanged = (where, chain, sequence) => `${where}: entry ${sequence} of ${chain} was changed`
export const entryStrange = (where) => `${where} isn’t a valid entry for this file`
export const notAsSealed = (chain, sequence, number) =>
  `${chain}: entry ${sequence} doesn’t match seal ${number}. It or an earlier entry was changed after it was sealed`
export const goneAsSealed = (chain, sequence, number) =>
  `${chain}: seal ${number} covers ${sequence} entries, but there are fewer`
export const expired = (chain, from, to, days) =>
  `${chain}: entries ${from} to ${to} were deleted because the operator keeps them for ${days} days. The seals prove that they existed, but not what they contained`
export const notSealedBefore = (at) =>
  `There are no seals before ${at}, so this folder proves nothing about earlier times`
export const coversUpTo = (chain, sealedUntil) =>
  `${chain}: decisions from the two minutes before the last seal (${sealedUntil}) are covered by the next one`
export const faultAtHome = (sentence) => `The operator’s own check reported: ${sentence}`
export const where = (name, line) => `${name}, line ${line}`
export const allGood = 'Verified: everything that was sealed is here and unchanged.'
export const notGood = (count) => (count === 1 ? '1 problem found.' : `${count} problems found.`)
export const partlyGood = 'Nothing was changed, but some things couldn’t be verified. See the marked lines below.'
export const failedToRead = (message) => `We couldn’t read the files: ${message}`
export const asked = (from, to) => `Requested period: ${from} to ${to}`
export const moreApprovals = (shown, all) => `${shown} of ${all} are shown. approvals.jsonl has all of them.`
export const formerKey = (fingerprint) =>
  `Seals from before the secret was replaced are signed with ${fingerprint}, which is listed in the manifest`
export const states = { good: 'Verified', wrong: 'Problem', open: 'Not verified', note: 'Note' }
export const manifestStrange = 'manifest.json is missing required fields'

// What the page that verifies evidence says; it stands alone, so its words do too.
export const noFile = (name) => `${name} is missing`
export const notJson = (name) => `${name} cannot be read as JSON`
export const anotherFormat = (format) => `This page reads gatehouse-evidence/1, and the manifest says ${format}`
export const manifestSigned = (way) => `The manifest is signed by the key below (checked ${way})`
export const manifestChanged = 'manifest.json was changed after it was signed'
export const manifestNotSigned = 'The signature of the manifest is not that of its key'
export const keysDiffer = 'manifest.json and signature.json name different keys'
export const byWebCrypto = 'by WebCrypto'
export const byScript = 'in JavaScript, because this browser’s WebCrypto has no Ed25519'
export const keyIsPinned = 'The key has the fingerprint that you gave'
export const keyIsForeign = (given) =>
  `The key is not the one whose fingerprint you gave (${given}): this was signed by somebody else`
export const keyNotCompared =
  'Nobody has compared the key yet. Anybody can sign a folder with a key of their own: ask the operator for the fingerprint on another way, and give it above'
export const pemDiffers = 'public-key.pem holds another key than the manifest'
export const fileWhole = (name, lines) => `${name}: ${lines} lines, as they were signed`
export const fileChanged = (name) => `${name} is not the file that was signed`
export const linesDiffer = (name, is, was) => `${name} has ${is} lines, and had ${was} when it was signed`
export const fileExtra = (name) => `${name} is not part of the evidence`
export const lineBroken = (name, line) => `${name}, line ${line}, cannot be read as JSON`
export const sealsWhole = (count, first, last) =>
  count === 1
    ? `1 seal, number ${first}`
    : `${count} seals, from number ${first} to ${last}, each following the one before`
export const sealGap = (number) => `Seal ${number} is missing`
export const sealFollows = (number) => `Seal ${number} does not follow the one before`
export const sealChanged = (number) => `Seal ${number} was changed`
export const sealNotSigned = (number) => `Seal ${number} has no signature`
export const sealForged = (number) => `The signature of seal ${number} is not that of its key`
export const sealOtherKey = (number) =>
  `Seal ${number} is signed with another key than the manifest. That is so after the operator has replaced the secret of the installation; otherwise it is foreign`
export const noSeals = 'There is no seal'
export const chainWhole = (chain, count, withheld) =>
  count === 0
    ? `${chain}: no decision between these seals`
    : `${chain}: ${count} entries, each following the one before, up to the last seal${withheld > 0 ? `; of ${withheld} only the hash is here` : ''}`
export const entryMissing = (chain, sequence) => `${chain}: entry ${sequence} is missing`
export const entriesMissing = (chain, from, to) => `${chain}: entries ${from} to ${to} are missing`
export const entryTwice = (where, chain, sequence) => `${where}: entry ${sequence} of ${chain} stands there twice`
export const entryFollows = (where, chain, sequence) =>
  `${where}: entry ${sequence} of ${chain} does not follow the one before`
export const entryChanged = (where, chain, sequence) => `${where}: entry ${sequence} of ${chain} was changed`
export const entryStrange = (where) => `${where} is no entry of this file`
export const notAsSealed = (chain, sequence, number) =>
  `${chain}: entry ${sequence} is not what seal ${number} saw: it, or one before it, was changed after it was sealed`
export const goneAsSealed = (chain, sequence, number) =>
  `${chain}: seal ${number} saw ${sequence} entries, and there are fewer`
export const expired = (chain, from, to, days) =>
  `${chain}: entries ${from} to ${to} were removed when they were older than ${days} days, as the operator keeps them no longer. The seals prove that they were there, not what they said`
export const notSealedBefore = (at) =>
  `Nothing was sealed before ${at}: of the time before that this folder proves nothing`
export const coversUpTo = (chain, sealedUntil) =>
  `${chain}: what was decided in the two minutes before the last seal (${sealedUntil}) is taken in by the next one`
export const faultAtHome = (sentence) => `The operator’s own check said: ${sentence}`
export const where = (name, line) => `${name}, line ${line}`
export const allGood = 'Everything that was sealed is here, and nothing was changed.'
export const notGood = (count) => (count === 1 ? 'One thing is wrong.' : `${count} things are wrong.`)
export const partlyGood = 'Nothing was changed, and not everything could be shown. Read what is marked below.'
export const failedToRead = (message) => `The files could not be read: ${message}`
export const asked = (from, to) => `Asked for ${from} to ${to}`
export const moreApprovals = (shown, all) => `${shown} of ${all} are shown; approvals.jsonl has each.`
export const formerKey = (fingerprint) =>
  `Seals of before the secret was replaced are signed with ${fingerprint}, which the manifest names`
export const states = { good: 'Verified', wrong: 'Wrong', open: 'Not shown', note: 'Note' }
export const manifestStrange = 'manifest.json does not say what it must'

import { hashOfJson } from './signatures.mjs'
import * as words from './words.mjs'

const contentOf = ({ previousHash, createdAt, number, heads, decisions }) => [
  previousHash,
  Date.parse(createdAt),
  number,
  heads.map(({ line, sequence, hash }) => [line, sequence, hash]),
  ...(decisions
    ? [
        decisions.map(({ chain, sequence, hash, upTo }) => [
          chain,
          sequence,
          hash,
          upTo === null ? null : Date.parse(upTo),
        ]),
      ]
    : []),
]

/** The seals that are whole, each following the one before and signed. */
export async function verifySeals(lines, manifest, { isSigned }, tell) {
  const seals = lines.filter((line) => line !== null)
  const { first, last } = manifest.seals
  let faults = 0
  const wrong = (sentence) => {
    faults += 1
    tell('wrong', sentence)
  }
  let previous = null
  for (const seal of seals) {
    const expected = previous === null ? first : previous.number + 1
    for (let number = expected; number < seal.number && number < expected + 20; number += 1)
      wrong(words.sealGap(number))
    if (previous && seal.number === previous.number + 1 && seal.previousHash !== previous.hash)
      wrong(words.sealFollows(seal.number))
    await verifySeal(seal, manifest, isSigned, wrong)
    previous = seal
  }
  for (let number = (previous?.number ?? first - 1) + 1; number <= last && number <= first + 20; number += 1)
    wrong(words.sealGap(number))
  if (seals.length === 0) wrong(words.noSeals)
  else if (faults === 0) tell('good', words.sealsWhole(seals.length, first, last))
  return seals
}

async function verifySeal(seal, manifest, isSigned, wrong) {
  const { number, hash, publicKey, signature } = seal
  if (hashOfSeal(seal) !== hash) wrong(words.sealChanged(number))
  else if (!signature || !publicKey) wrong(words.sealNotSigned(number))
  else if (!(await isSigned(publicKey, hash, signature))) wrong(words.sealForged(number))
  else if (publicKey !== manifest.publicKey && !manifest.formerKeys.includes(publicKey))
    wrong(words.sealOtherKey(number))
}

function hashOfSeal(seal) {
  try {
    return hashOfJson(contentOf(seal))
  } catch {
    return null
  }
}

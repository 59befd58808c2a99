import { type EntityManager, In } from 'typeorm'
import { Seal } from '../../platform/crypto/seal.js'
import type { AppSecret, HashKeys } from '../../platform/config/app-secret.js'
import { CannotOpenDatabase } from '../../platform/database/data-source.js'
import { fingerprintSetting, Setting } from '../../platform/database/setting.entity.js'
import { commandLine } from '../../platform/config/command-line.js'

const nextSetting = 'appSecretNextFingerprint'
const writerSetting = 'appSecretWriter'
const hashKeysSetting = 'earlierHashKeys'

const names = [fingerprintSetting, nextSetting, writerSetting, hashKeysSetting]

export interface SecretState {
  /** What everything was sealed with before a replacement began; null in a new database. */
  whole: string | null
  next: string | null
  writer: string | null
  earlierHashKeys: HashKeys[]
}

export async function readSecretState(manager: EntityManager, secret: AppSecret): Promise<SecretState> {
  const rows = await manager.findBy(Setting, { name: In(names) })
  const valueOf = (name: string) => rows.find((row) => row.name === name)?.value ?? null
  const [whole, next] = [valueOf(fingerprintSetting), valueOf(nextSetting)]
  const refusal = refusalOf([whole, next], secret)
  if (refusal) throw new CannotOpenDatabase(refusal)
  const sealed = valueOf(hashKeysSetting)
  const earlierHashKeys = sealed ? (JSON.parse(sealOf(secret).open(hashKeysSetting, sealed)) as HashKeys[]) : []
  return { whole, next, writer: valueOf(writerSetting), earlierHashKeys }
}

export async function beginWriting(manager: EntityManager, secret: AppSecret): Promise<{ isNew: boolean }> {
  const { whole, next, writer, earlierHashKeys } = await readSecretState(manager, secret)
  const { fingerprint } = secret
  if (whole === null) await keep(manager, fingerprintSetting, fingerprint)
  else if (whole !== fingerprint && next === null) await keep(manager, nextSetting, fingerprint)
  if (writer !== fingerprint) await keep(manager, writerSetting, fingerprint)
  secret.keepHashKeys(earlierHashKeys)
  return { isNew: whole === null }
}

export async function endReplacement(manager: EntityManager, secret: AppSecret): Promise<void> {
  const { earlierHashKeys } = await readSecretState(manager, secret)
  secret.keepHashKeys(earlierHashKeys)
  await keep(manager, fingerprintSetting, secret.fingerprint)
  await manager.delete(Setting, { name: nextSetting })
  await keep(manager, hashKeysSetting, sealOf(secret).seal(hashKeysSetting, JSON.stringify(secret.hashKeysOfBefore)))
}

export async function isSecretOf(manager: EntityManager, secret: AppSecret): Promise<boolean> {
  const rows = await manager.findBy(Setting, { name: In([fingerprintSetting, nextSetting]) })
  return (
    refusalOf(
      rows.map(({ value }) => value),
      secret,
    ) === null
  )
}

const keep = (manager: EntityManager, name: string, value: string) => manager.upsert(Setting, { name, value }, ['name'])

const sealOf = (secret: AppSecret) => new Seal(secret, 'hash-keys')

function refusalOf(written: (string | null)[], secret: AppSecret): string | null {
  const needed = written.filter((fingerprint) => fingerprint !== null)
  const known = needed.filter((fingerprint) => secret.fingerprints.includes(fingerprint))
  if (known.length === needed.length) return null
  return known.length === 0 ? anotherSecret : oneOfTwoSecrets
}

const anotherSecret =
  "This database uses a different APP_SECRET, so its tokens and keys can't be read with this one. Nothing was changed. Start with the original secret."
const oneOfTwoSecrets = `The secret of this database is being replaced. It needs both APP_SECRET and APP_SECRET_PREVIOUS until \`${commandLine('secret:rotate')}\` reports that nothing is left. Nothing was changed.`

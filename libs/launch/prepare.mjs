import { withLock } from './lock.mjs'
import { installPackages, isInstallStale } from './install.mjs'
import { inRoot } from './paths.mjs'
import { buildPart, partNames, staleParts } from './parts.mjs'

const onWait = (pid) => console.log(`Waiting for another start that is preparing this folder (process ${pid})…`)

export const prepare = async (names = partNames, need = 'start', onFiles = undefined) => {
  if (!isInstallStale(need) && staleParts(names).length === 0) return []
  return withLock(inRoot('dist', '.lock'), onWait, async () => {
    await installPackages(need, onFiles)
    const stale = staleParts(names)
    for (const part of stale) await buildPart(part)
    return stale.map(({ name }) => name)
  })
}

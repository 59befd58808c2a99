import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeExit } from './children.mjs'

const beatSeconds = 5
const silentSeconds = 120

const holderOf = (folder) => {
  try {
    return { pid: Number(readFileSync(join(folder, 'pid'), 'utf8')), seen: statSync(join(folder, 'pid')).mtimeMs }
  } catch {
    return undefined
  }
}

export const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

// The age counts too, because a container gives the same few process ids to every start.
const isStale = ({ pid, seen }) => pid === process.pid || !isAlive(pid) || Date.now() - seen > silentSeconds * 1000

// A folder that already holds the pid is renamed into place, so a lock without an owner never exists.
const tryLock = (folder) => {
  const mine = `${folder}.${process.pid}`
  rmSync(mine, { recursive: true, force: true })
  mkdirSync(mine, { recursive: true })
  writeFileSync(join(mine, 'pid'), String(process.pid))
  try {
    renameSync(mine, folder)
    return true
  } catch (error) {
    rmSync(mine, { recursive: true, force: true })
    if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code)) return false
    throw error
  }
}

const breakLock = (folder, stale) => {
  const aside = `${folder}.stale.${process.pid}`
  try {
    renameSync(folder, aside)
    // Another start may have broken and taken the lock since it was read: then it goes back.
    if (holderOf(aside)?.pid !== stale.pid) renameSync(aside, folder)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
  rmSync(aside, { recursive: true, force: true })
}

const acquire = async (folder, onWait) => {
  mkdirSync(dirname(folder), { recursive: true })
  for (let waited = false; !tryLock(folder); ) {
    const holder = holderOf(folder)
    if (holder && isStale(holder)) breakLock(folder, holder)
    else {
      if (holder && !waited) onWait(holder.pid)
      waited ||= Boolean(holder)
      await sleep(200)
    }
  }
}

export const withLock = async (folder, onWait, task) => {
  await acquire(folder, onWait)
  const beat = setInterval(() => utimesSync(join(folder, 'pid'), new Date(), new Date()), beatSeconds * 1000)
  const release = () => rmSync(folder, { recursive: true, force: true })
  beforeExit(release)
  try {
    return await task()
  } finally {
    clearInterval(beat)
    release()
  }
}

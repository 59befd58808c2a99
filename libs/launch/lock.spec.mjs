import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { withLock } from './lock.mjs'

const neverAlive = 2 ** 22 + 1
const initProcess = 1

let folder
let lock
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatehouse-lock-'))
  lock = join(folder, 'lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

const heldBy = (pid) => {
  mkdirSync(lock)
  writeFileSync(join(lock, 'pid'), String(pid))
}

describe('the lock of the folder', () => {
  it('is free again after the task, also after one that failed', async () => {
    await expect(
      withLock(
        lock,
        () => {},
        async () => existsSync(lock),
      ),
    ).resolves.toBe(true)
    await expect(
      withLock(
        lock,
        () => {},
        () => Promise.reject(new Error('no disk')),
      ),
    ).rejects.toThrow('no disk')
    expect(existsSync(lock)).toBe(false)
  })

  it('is waited for while its owner lives', async () => {
    heldBy(initProcess)
    const waits = []
    const done = withLock(
      lock,
      (pid) => waits.push(pid),
      async () => 'mine',
    )
    await sleep(500)
    expect(waits).toEqual([initProcess])
    rmSync(lock, { recursive: true })
    await expect(done).resolves.toBe('mine')
  })

  it('is taken from an owner that died', async () => {
    heldBy(neverAlive)
    await expect(
      withLock(
        lock,
        () => {},
        async () => 'mine',
      ),
    ).resolves.toBe('mine')
  })
})

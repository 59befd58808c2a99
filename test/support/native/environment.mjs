import { LegacyFakeTimers, ModernFakeTimers } from '@jest/fake-timers'
import { ModuleMocker } from 'jest-mock'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { inRoot } from '../../../libs/launch/paths.mjs'
import { profileFile } from './profile.mjs'

const clockFile = inRoot('dist', 'libs', 'contract', 'clock.js')

/** The product stays loaded, so a file that moved its clock would leave it so to the next one. */
const resetClock = async () => {
  if (!existsSync(clockFile)) return
  const { clock } = await import(pathToFileURL(clockFile).href)
  clock.reset()
}

/** Jest leaves the state of each file behind, with its tests and everything that they hold. */
const forgetLastFile = () => {
  for (const symbol of Object.getOwnPropertySymbols(globalThis))
    if (symbol.description === 'JEST_STATE_SYMBOL') delete globalThis[symbol]
}

/** The process itself: what a test asks of the product runs as in production, and stays loaded for the next file. */
export default class NativeEnvironment {
  global = globalThis
  moduleMocker = new ModuleMocker(globalThis)

  constructor({ projectConfig }, { testPath }) {
    forgetLastFile()
    const config = { config: projectConfig, global: globalThis }
    const timerConfig = { idToRef: (id) => id, refToId: (timer) => timer }
    this.fakeTimers = new LegacyFakeTimers({ ...config, moduleMocker: this.moduleMocker, timerConfig })
    this.fakeTimersModern = new ModernFakeTimers(config)
    this.settings = { ...process.env }
    Error.stackTraceLimit = 100
    this.endProfile = profileFile(testPath)
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose()
    this.fakeTimersModern.dispose()
    for (const name of Object.keys(process.env)) if (!(name in this.settings)) delete process.env[name]
    Object.assign(process.env, this.settings)
    await resetClock()
    this.endProfile()
  }

  exportConditions() {
    return ['node', 'node-addons']
  }

  getVmContext() {
    return null
  }
}

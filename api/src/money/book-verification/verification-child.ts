import { type ChildProcess, fork } from 'node:child_process'
import { constants } from 'node:os'
import type { Found } from '../../platform/work/verifying.js'
import { environmentOfChild } from '../../platform/config/child-environment.js'
import type { Environment } from '../../platform/config/environment.js'
import { builtFile } from '../../platform/work/built-file.js'
import { beNice } from '../../platform/work/nice.js'
import type { Subject } from './verification.entity.js'

export interface Told {
  progress?: { done: number; total: number }
  found?: Found
}

const script = builtFile(import.meta.url, 'process/verification/verification-process.js')

export class VerificationChild {
  private readonly child: ChildProcess
  readonly ended: Promise<Found | null>
  progress = { done: 0, total: 0 }
  private heardAt = performance.now()

  constructor(subject: Subject, environment: Environment) {
    this.child = fork(script, [subject], {
      execArgv: [],
      env: environmentOfChild(environment),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.ended = new Promise((resolve) => {
      let found: Found | null = null
      this.child.on('message', (told: Told) => {
        this.heardAt = performance.now()
        this.progress = told.progress ?? this.progress
        found = told.found ?? found
      })
      this.child.once('error', () => resolve(null))
      this.child.once('exit', () => resolve(found))
    })
    beNice(this.child.pid, constants.priority.PRIORITY_LOW)
  }

  get pid(): number | undefined {
    return this.child.pid
  }

  get silentMs(): number {
    return performance.now() - this.heardAt
  }

  async stop(): Promise<void> {
    this.child.kill('SIGKILL')
    await this.ended
  }
}

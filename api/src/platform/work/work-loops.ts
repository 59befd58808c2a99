import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import { type Work, WorkLoop } from './work-loop.js'

interface Added extends Work {
  /** Once all loops have stopped. */
  atEnd?: () => Promise<void>
}

/** Starts the loops that rooms add, and stops them together. What has to be hurried before it stops keeps its own `WorkLoop`. */
@Injectable()
export class WorkLoops implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loops: WorkLoop[] = []
  private readonly ends: (() => Promise<void>)[] = []

  constructor(private readonly host: HttpAdapterHost) {}

  add({ atEnd, ...work }: Added): WorkLoop {
    const loop = new WorkLoop(work)
    this.loops.push(loop)
    if (atEnd) this.ends.push(atEnd)
    return loop
  }

  onApplicationBootstrap(): void {
    for (const loop of this.loops) loop.startOnceListening(this.host)
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.loops.map((loop) => loop.stop()))
    await Promise.all(this.ends.map((end) => end()))
  }
}

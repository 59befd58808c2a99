import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import { type Work, WorkLoop } from './work-loop.js'

/** Work that goes on by itself: it begins once the server listens, and ends first when the process is told to stop. */
@Injectable()
export class WorkLoops implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loops: WorkLoop[] = []

  constructor(private readonly host: HttpAdapterHost) {}

  /** To be called while the application is made; what must end in another way has a `WorkLoop` of its own. */
  add(work: Work): WorkLoop {
    const loop = new WorkLoop(work)
    this.loops.push(loop)
    return loop
  }

  onApplicationBootstrap(): void {
    for (const loop of this.loops) loop.startOnceListening(this.host)
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.loops.map((loop) => loop.stop()))
  }
}

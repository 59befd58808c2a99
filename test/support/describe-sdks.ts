import { afterAll, beforeAll, describe, it } from '@jest/globals'
import { SdkRunner, sdks } from './sdk-runners.js'

/** The same tests for each SDK, in a process of its language; one whose language is not installed is left out, and says so. */
export function describeSdks(
  title: string,
  tests: (sdk: (typeof sdks)[number], runner: Pick<SdkRunner, 'ask'>) => void,
): void {
  describe.each(sdks)(title, (sdk) => {
    if (sdk.missing) {
      it.skip(sdk.missing, () => undefined)
      return
    }
    let started: SdkRunner
    beforeAll(async () => {
      started = await SdkRunner.start(await sdk.program())
    })
    afterAll(() => started.stop())
    tests(sdk, { ask: (ask) => started.ask(ask) })
  })
}

import type { Page } from '../../contract/answers.js'
import type {
  AdvanceTestClock,
  ClockTimelineView,
  CreateTestClock,
  ListTestClocks,
  TestClockView,
} from '../../contract/test-clocks.js'
import { type CallOptions, type Chosen, keyed, type KeyedCallOptions, type ReadOptions } from './options.js'
import { pageOf, rowOf, rowsOf } from './pages.js'
import { segment, type Transport } from './transport.js'

export class TestClocks {
  constructor(private readonly transport: Transport) {}

  create(input: CreateTestClock, options: KeyedCallOptions = {}): Promise<TestClockView> {
    return this.transport.call({ method: 'POST', path: '/test-clocks', body: input, ...keyed(options) })
  }

  list<F extends keyof TestClockView = keyof TestClockView>(
    query: Partial<ListTestClocks> = {},
    options: ReadOptions<F> = {},
  ): Promise<Page<Chosen<TestClockView, F>>> {
    return pageOf<TestClockView, F>(this.transport, '/test-clocks', query, options)
  }

  all<F extends keyof TestClockView = keyof TestClockView>(
    query: Partial<ListTestClocks> = {},
    options: ReadOptions<F> = {},
  ): AsyncGenerator<Chosen<TestClockView, F>> {
    return rowsOf<TestClockView, F>(this.transport, '/test-clocks', query, options)
  }

  get<F extends keyof TestClockView = keyof TestClockView>(
    testClockID: string,
    options: ReadOptions<F> = {},
  ): Promise<Chosen<TestClockView, F>> {
    return rowOf<TestClockView, F>(this.transport, pathOf(testClockID), options)
  }

  /** Everything due until then happens in order. A long way may answer `advancing`; read it again until it is `ready`. */
  advance(testClockID: string, input: AdvanceTestClock, options: CallOptions = {}): Promise<TestClockView> {
    return this.transport.call({ method: 'POST', path: `${pathOf(testClockID)}/advance`, body: input, ...options })
  }

  /** What happened to its customers, the newest first. */
  timeline(testClockID: string, options: CallOptions = {}): Promise<ClockTimelineView> {
    return this.transport.call({ method: 'GET', path: `${pathOf(testClockID)}/timeline`, ...options })
  }

  /** It stays where it is, so nothing of its customers becomes due any more. */
  close(testClockID: string, options: CallOptions = {}): Promise<TestClockView> {
    return this.transport.call({ method: 'POST', path: `${pathOf(testClockID)}/close`, ...options })
  }
}

const pathOf = (testClockID: string) => `/test-clocks/${segment(testClockID)}`

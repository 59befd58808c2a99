import * as words from '#contract/messages/processors/adyen.js'
import { currencies } from '#contract/money.js'
import type { ProcessorEntry } from '../port/processor-entry.js'
import { AdyenClients } from './adyen-clients.js'
import { takesAdyenToken } from './adyen-methods.js'
import { environmentOf, liveRegions } from './adyen-places.js'
import { AdyenProcessor } from './adyen-processor.js'
import { AdyenSettings, refuseSettings } from './adyen-settings.js'

const places = ['test', ...liveRegions.map((liveRegion) => environmentOf({ clientKey: 'live_', liveRegion }))]
const hosts = places.flatMap((place) => [
  `https://checkoutshopper-${place}.adyen.com`,
  `https://checkoutshopper-${place}.cdn.adyen.com`,
])

export const adyen: ProcessorEntry = {
  name: 'adyen',
  title: words.title,
  modes: ['test', 'live'],
  currencies,
  methodNames: ['redirect', 'card'],
  settings: AdyenSettings,
  noticeSecret: 'noticeKey',
  noticeAnswer: '[accepted]',
  hasPayerSteps: true,
  // A batch is settled after some days, and its report comes with it.
  reports: { source: 'file', tellsWithinMs: 7 * 86_400_000 },
  refuse: refuseSettings,
  methods: { texts: [], inWords: words.methods, takesToken: takesAdyenToken },
  can: {
    manualCapture: true,
    partialCapture: true,
    partialRefund: true,
    evidence: true,
    evidenceFiles: 4,
    savedMethods: true,
    setup: true,
  },
  checkout: {
    kind: 'redirect',
    publishable: (settings) => ({ clientKey: settings.clientKey ?? '', environment: environmentOf(settings) }),
    sources: { script: hosts, frame: hosts, connect: hosts, image: hosts, style: hosts },
  },
  processor: AdyenProcessor,
  providers: [AdyenClients],
}

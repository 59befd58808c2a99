import { OptionalChoice } from './money-fields.js'
import * as words from './messages/errors/processors.js'
import type { Mode } from './modes.js'
import type { Currency } from './money.js'
import { volumeWindows, type VolumeWindow } from './volume-windows.js'

/** GET /admin/processor-volumes */
export class ReadProcessorVolumes {
  /** Default: `today`. Days are in UTC and include today. */
  @OptionalChoice(volumeWindows, words.windowIsOneOf(volumeWindows))
  window?: VolumeWindow
}

/** What one account took in one currency. Payments that have not ended count nowhere. */
export interface ProcessorVolumeView {
  processorAccountID: string
  name: string
  processor: string
  currency: Currency
  succeeded: number
  failed: number
  /** Percent of both, rounded. */
  successRate: number
  /** Minor units that were captured. */
  amount: number
}

/** An account that receives no webhooks although payments continue. */
export interface SilentAccountView {
  processorAccountID: string
  name: string
  /** The time of the first payment without its expected webhook. */
  since: string
  lastNoticeAt: string | null
}

export interface ProcessorVolumesView {
  mode: Mode
  window: VolumeWindow
  /** The first day of the window. */
  from: string
  /** The most payments first. */
  items: ProcessorVolumeView[]
  /** Of every mode. */
  silent: SilentAccountView[]
}

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

/** The volume of one account in one currency. Payments in progress aren't counted. */
export interface ProcessorVolumeView {
  processorAccountID: string
  name: string
  processor: string
  currency: Currency
  succeeded: number
  failed: number
  /** The success rate in percent, rounded. */
  successRate: number
  /** The captured amount in minor units. */
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
  /** Sorted by number of payments, highest first. */
  items: ProcessorVolumeView[]
  /** In both modes. */
  silent: SilentAccountView[]
}

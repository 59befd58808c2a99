import type { Mode } from './modes.js'

/** Why a stream ended; `server_stopping` and `unavailable` say that it may be opened again at once. */
export type StreamEnd = 'token_ended' | 'rights_ended' | 'server_stopping' | 'unavailable'

/** `data` of `stream.opened`, the first message of each stream. */
export interface StreamOpened {
  mode: Mode
  /** A stream that is silent for longer than this is lost. */
  heartbeatSeconds: number
}

/** `data` of `stream.closed`, the last one. */
export interface StreamClosed {
  reason: StreamEnd
}

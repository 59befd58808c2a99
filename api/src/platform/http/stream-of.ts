import type { Readable } from 'node:stream'

/** An answer that is written while it is read; its text is the JSON of `T`. */
export type StreamOf<T> = Readable & { readonly writes?: T }

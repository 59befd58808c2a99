export interface KeptFile {
  name: string
  writtenAt: Date
}

/** Where sealed files are kept. Names are ids of ours; a file is there whole, or not at all. */
export interface FileStore {
  put(name: string, bytes: Buffer): Promise<void>
  /** null: there is none of that name. */
  get(name: string): Promise<Buffer | null>
  remove(name: string): Promise<void>
  /** Also what an upload that did not end has left. */
  list(): AsyncIterable<KeptFile>
}

export const FILE_STORE = Symbol('FileStore')

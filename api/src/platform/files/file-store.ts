export interface KeptFile {
  name: string
  writtenAt: Date
}

/** Where sealed files are kept. Names are ids of ours; a file is there whole, or not at all. */
export interface FileStore {
  put(name: string, bytes: Buffer): Promise<void>
  get(name: string): Promise<Buffer | null>
  remove(name: string): Promise<void>
  list(): AsyncIterable<KeptFile>
}

export const FILE_STORE = Symbol('FileStore')

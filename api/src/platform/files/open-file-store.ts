import type { Environment } from '../config/environment.js'
import type { FileStore } from './file-store.js'
import { FolderStore } from './folder-store.js'
import { S3Store } from './s3-store.js'

export const openFileStore = async ({
  FILES_URL,
  dataDir,
}: Pick<Environment, 'FILES_URL' | 'dataDir'>): Promise<FileStore> =>
  FILES_URL ? S3Store.open(FILES_URL) : new FolderStore(dataDir)

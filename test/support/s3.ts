import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Server {
  run(): Promise<AddressInfo>
  close(): Promise<void>
}

type ServerClass = new (options: Record<string, unknown>) => Server

export interface S3 {
  /** As FILES_URL takes it. */
  url: string
  stop(): Promise<void>
}

/** A server of its own that speaks S3, with one bucket. It comes without types. */
export async function startS3(): Promise<S3> {
  const packageName = 's3rver'
  const { default: S3rver } = (await import(packageName)) as { default: ServerClass }
  const directory = await mkdtemp(join(tmpdir(), 'gatehouse-s3-'))
  const server = new S3rver({
    directory,
    silent: true,
    port: 0,
    address: '127.0.0.1',
    configureBuckets: [{ name: 'documents', configs: [] }],
  })
  const { port } = await server.run()
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/documents`,
    stop: async () => {
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}

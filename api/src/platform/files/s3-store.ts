import type { S3Client } from '@aws-sdk/client-s3'
import { filesPackageMissing } from '#contract/messages/errors/requirements.js'
import { clock } from '#contract/clock.js'
import { InvalidEnvironment } from '../config/environment.js'
import type { FileStore, KeptFile } from './file-store.js'

type Library = typeof import('@aws-sdk/client-s3')

const packageName = '@aws-sdk/client-s3'
const prefix = 'documents/'

/** Any service that speaks S3: `https://key:secret@host/bucket?region=eu-central-1`. */
export class S3Store implements FileStore {
  private constructor(
    private readonly library: Library,
    private readonly client: S3Client,
    private readonly bucket: string,
  ) {}

  static async open(address: string): Promise<S3Store> {
    const library = await load()
    const { origin, pathname, username, password, searchParams } = new URL(address)
    const credentials = { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) }
    const client = new library.S3Client({
      endpoint: origin,
      region: searchParams.get('region') ?? 'us-east-1',
      forcePathStyle: true,
      ...(username && { credentials }),
      // Many services beside Amazon's refuse the checksums that the SDK would add to everything.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    })
    return new S3Store(library, client, pathname.slice(1).replace(/\/$/, ''))
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    const { PutObjectCommand } = this.library
    await this.client.send(new PutObjectCommand({ Bucket: this.bucket, Key: prefix + name, Body: bytes }))
  }

  async get(name: string): Promise<Buffer | null> {
    const { GetObjectCommand } = this.library
    try {
      const { Body } = await this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key: prefix + name }))
      return Body ? Buffer.from(await Body.transformToByteArray()) : null
    } catch (error) {
      if (error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)) return null
      throw error
    }
  }

  async remove(name: string): Promise<void> {
    const { DeleteObjectCommand } = this.library
    await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: prefix + name }))
  }

  async *list(): AsyncIterable<KeptFile> {
    const { ListObjectsV2Command } = this.library
    let from: string | undefined
    do {
      const page = await this.client.send(
        new ListObjectsV2Command({ Bucket: this.bucket, Prefix: prefix, ContinuationToken: from }),
      )
      for (const { Key = '', LastModified } of page.Contents ?? [])
        yield { name: Key.slice(prefix.length), writtenAt: LastModified ?? clock.now() }
      from = page.IsTruncated ? page.NextContinuationToken : undefined
    } while (from)
  }
}

// An optional package: who keeps files in a folder needs nothing of it.
async function load(): Promise<Library> {
  try {
    return (await import(packageName)) as Library
  } catch {
    throw new InvalidEnvironment(filesPackageMissing(packageName))
  }
}

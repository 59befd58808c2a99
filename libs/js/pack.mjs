import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packAs } from '../sdk/npm-pack.mjs'

const folder = fileURLToPath(new URL('.', import.meta.url))

rmSync(join(folder, 'dist'), { recursive: true, force: true })
packAs('gatehouse-js.tgz', folder)

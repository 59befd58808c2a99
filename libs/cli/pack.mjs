import { fileURLToPath } from 'node:url'
import { packAs } from '../sdk/npm-pack.mjs'

packAs('gatehouse-cli.tgz', fileURLToPath(new URL('.', import.meta.url)))

// `npm run build`, or `npm run build -- api` for one part.
import './node-version.mjs'
import { launch } from './launch-error.mjs'
import { partNames } from './parts.mjs'
import { prepare } from './prepare.mjs'

const named = process.argv.slice(2)

await launch(() => prepare(named.length > 0 ? named : partNames))

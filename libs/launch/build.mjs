import './node-version.mjs'
import { launch } from './launch-error.mjs'
import { partNames } from './parts.mjs'
import { prepare } from './prepare.mjs'

const need = process.argv.includes('--checks') ? 'checks' : 'start'
const named = process.argv.slice(2).filter((word) => word !== '--checks')

await launch(() => prepare(named.length > 0 ? named : partNames, need))

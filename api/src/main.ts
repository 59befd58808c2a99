import './platform/config/node-version.js'
import { keepCompiled } from './platform/config/compile-cache.js'
import { holdYoungGeneration } from './platform/config/young-generation.js'

// Before anything else is loaded, or it would be compiled anew.
keepCompiled()
holdYoungGeneration()
await import('./serve.js')

import './platform/config/node-version.js'
import { keepCompiled } from './platform/config/compile-cache.js'

// Before anything else is loaded, or it would be compiled anew.
keepCompiled()
await import('./serve.js')

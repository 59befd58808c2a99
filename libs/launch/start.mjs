import './node-version.mjs'
import { exitCodeOf, startServer } from './children.mjs'
import { addressFrom, requireFreePort } from './free-port.mjs'
import { launch } from './launch-error.mjs'
import { prepare } from './prepare.mjs'
import { stopWithParent } from './stop-with-parent.mjs'

await launch(async () => {
  stopWithParent()
  await requireFreePort(addressFrom(process.env), 'npm start')
  await prepare()
  process.exitCode = await exitCodeOf(startServer(process.argv.slice(2)))
})

import '../launch/node-version.mjs'
import { statSync } from 'node:fs'
import { launch } from '../launch/launch-error.mjs'
import { prepare } from '../launch/prepare.mjs'
import { pack } from './pack.mjs'

await launch(async () => {
  await prepare()
  const file = pack()
  console.log(`${file} (${statSync(file).size} bytes)`)
})

import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

const source = fileURLToPath(new URL('../libs/js/src/gatehouse.ts', import.meta.url))
const asked = 'virtual:embed-script'

async function built(): Promise<string> {
  const bundle = await rolldown({ input: source, platform: 'browser' })
  const { output } = await bundle.generate({ format: 'iife', name: 'Gatehouse', minify: true })
  await bundle.close()
  return output[0].code
}

/** `/v1/gatehouse.js`, and the same file under its hash; pages that import `virtual:embed-script` can print both. */
export function embedScript(): Plugin {
  const script = built()
  const nameOf = async () =>
    createHash('sha256')
      .update(await script)
      .digest('hex')
      .slice(0, 16)
  return {
    name: 'embed-script',
    resolveId: (id) => (id === asked ? `\0${asked}` : null),
    async load(id) {
      if (id !== `\0${asked}`) return null
      const integrity = `sha384-${createHash('sha384')
        .update(await script)
        .digest('base64')}`
      return `export const path = '/v1/gatehouse-${await nameOf()}.js'\nexport const integrity = '${integrity}'\n`
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const name of ['gatehouse', `gatehouse-${await nameOf()}`])
        this.emitFile({ type: 'asset', fileName: `v1/${name}.js`, source: await script })
    },
  }
}

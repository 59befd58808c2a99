import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const messages = new URL('../libs/contract/messages/', import.meta.url)
const translated = readFileSync(new URL('translated.ts', messages), 'utf8')
const declared = [...translated.matchAll(/^ {2}(\w+): Words<typeof import\('\.\/([\w/-]+)\.js'\)>/gm)]
const nouns = new Map(declared.map(([, noun = '', path = '']) => [path, noun]))

const inBrowser = /libs[\\/]contract[\\/]messages[\\/]([\w\\/-]+)\.ts$/
// What a browser is called is said by both streets.
const onServer = /(frontend[\\/]app[\\/].*\.tsx?|libs[\\/]contract[\\/]browser-words\.ts)$/
const ofStaffOrPayers = /frontend[\\/]app[\\/](routes[\\/](admin|pay)|content)[\\/]/
const reader = fileURLToPath(new URL('app/session/spoken.server.ts', import.meta.url))
const imports = /^import (\* as \w+|\{[^}]*\}) from '(?:#contract|\.)\/messages\/([\w/-]+)\.js'$/gm

/**
 * A screen says `words.title`, and the language is found here. In the browser a page has one language: its module of words takes
 * what a script has put there before it. On the server each word is read when it is said, in the language of that request.
 */
export const spokenWords = (): Plugin => ({
  name: 'spoken-words',
  enforce: 'pre',
  transform(code, id) {
    const file = id.split('?')[0] ?? ''
    if (this.environment.name === 'client') {
      const noun = nouns.get(inBrowser.exec(file)?.[1]?.replaceAll('\\', '/') ?? '')
      return noun ? replaceable(code, noun) : undefined
    }
    if (!onServer.test(file) || ofStaffOrPayers.test(file)) return undefined
    return spokenLate(code)
  },
})

function replaceable(code: string, noun: string): { code: string; map: null } {
  const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name).sort()
  const open = code.replace(/^export const /gm, 'export let ')
  const taken = `\n;{ const said = globalThis.gatehouse?.words?.${noun}; if (said) [${names.join(', ')}] = said }\n`
  return { code: open + taken, map: null }
}

function spokenLate(code: string): { code: string; map: null } | undefined {
  const late: string[] = []
  const found = code.replace(imports, (all, names: string, path: string) => {
    const noun = nouns.get(path)
    if (!noun) return all
    const english = `english_${late.length}`
    const taken = names.startsWith('*') ? names.slice(5) : names.replace(/(\w+) as (\w+)/g, '$1: $2')
    late.push(`const ${taken} = sayLate('${noun}', ${english})`)
    return `import * as ${english} from '#contract/messages/${path}.js'`
  })
  if (late.length === 0) return undefined
  const first = `import { spoken as sayLate } from '${reader}'; ${late.join('; ')}\n`
  return { code: first + found, map: null }
}

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const messages = new URL('../libs/contract/messages/', import.meta.url)
const declared = readFileSync(new URL('nouns.ts', messages), 'utf8').matchAll(
  /^export \* as (\w+) from '\.\/([\w/-]+)\.js'/gm,
)
const nouns = new Map([...declared].map(([, noun = '', path = '']) => [path, noun]))

const folderOf = (url: URL) => slashed(fileURLToPath(url))
const slashed = (path: string) => path.replaceAll('\\', '/')
const [words, app] = [folderOf(messages), folderOf(new URL('app/', import.meta.url))]
const ofStaffOrPayers = ['routes/admin/', 'routes/pay/', 'content/'].map((folder) => app + folder)
// What a browser is called is said by both streets.
const browserWords = folderOf(new URL('../libs/contract/browser-words.ts', import.meta.url))
const isSpoken = (path: string) =>
  path === browserWords ||
  (path.startsWith(app) && /\.tsx?$/.test(path) && !ofStaffOrPayers.some((folder) => path.startsWith(folder)))
const reader = fileURLToPath(new URL('app/session/spoken.server.ts', import.meta.url))

/**
 * A screen says `words.title`, and the language is found here. In the browser a page has one language: its module of words takes
 * what a script has put there before it. On the server each word is read when it is said, in the language of that request.
 */
export const spokenWords = (): Plugin => ({
  name: 'spoken-words',
  enforce: 'pre',
  transform(code, id) {
    const file = slashed(id.split('?')[0] ?? '')
    if (this.environment.name !== 'client') return isSpoken(file) ? spokenLate(code) : undefined
    const noun = file.startsWith(words) ? nouns.get(file.slice(words.length).replace(/\.ts$/, '')) : undefined
    return noun ? replaceable(code, noun) : undefined
  },
})

function replaceable(code: string, noun: string): { code: string; map: null } {
  const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name).sort()
  const open = code.replace(/^export const /gm, 'export let ')
  const taken = `\n;{ const said = globalThis.gatehouse?.words?.${noun}; if (said) [${names.join(', ')}] = said }\n`
  return { code: open + taken, map: null }
}

const origins = / from '(?:#contract|\.)\/messages\/([\w/-]+)\.js'$/gm

function spokenLate(code: string): { code: string; map: null } | undefined {
  const late: string[] = []
  let [found, readTo] = ['', 0]
  for (const { 0: from, 1: path = '', index } of code.matchAll(origins)) {
    const begin = code.lastIndexOf('import ', index)
    const names = code.slice(begin + 'import '.length, index)
    const noun = nouns.get(path)
    // Types begin with their own word, and are no words.
    if (!noun || !/^[*{]/.test(names)) continue
    const english = `english_${late.length}`
    const taken = names.startsWith('*') ? names.slice('* as '.length) : names.replaceAll(' as ', ': ')
    late.push(`const ${taken} = sayLate('${noun}', ${english})`)
    found += `${code.slice(readTo, begin)}import * as ${english} from '#contract/messages/${path}.js'`
    readTo = index + from.length
  }
  if (late.length === 0) return undefined
  const first = `import { spoken as sayLate } from '${slashed(reader)}'; ${late.join('; ')}\n`
  return { code: first + found + code.slice(readTo), map: null }
}

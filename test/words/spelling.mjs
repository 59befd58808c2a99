// Looks each text up in a US English dictionary; names of products and of formats are in cspell.json.
import { spawnSync } from 'node:child_process'
import { inRoot } from '../../libs/launch/paths.mjs'

const cspell = inRoot('node_modules', 'cspell', 'bin.mjs')
const options = ['--config', inRoot('test', 'words', 'cspell.json'), '--no-progress', '--no-summary', '--no-cache']

const withoutValues = (text) => text.replace(/X\b/g, ' ').replace(/\s+/g, ' ')

/** The words that no dictionary has, with the place and the text of each. */
export function misspelled(texts) {
  if (texts.length === 0) return []
  const input = texts.map(({ text }) => withoutValues(text)).join('\n')
  const { stdout, stderr, error } = spawnSync(process.execPath, [cspell, ...options, 'stdin'], {
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const found = [...stdout.matchAll(/:(\d+):\d+ - Unknown word \(([^)]+)\)/g)]
  if (error || (stderr.trim() !== '' && found.length === 0)) throw error ?? new Error(stderr)
  return found.map(([, line, word]) => ({ ...texts[Number(line) - 1], rule: 'spelling', wrong: word }))
}

// Reads regular expressions out of sources, and asks whether some text makes one of them slow.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

// The pure JavaScript of it: what else it brings is for other ways to run it.
process.env.RECHECK_BACKEND = 'pure'
const { default: recheck } = await import('recheck')

const leftOut = new Set(['node_modules', 'dist', '.react-router'])

/** Every source file below a folder, without its tests. */
export const sourcesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return leftOut.has(entry.name) ? [] : sourcesIn(path)
    return /\.(ts|tsx|mjs|js)$/.test(entry.name) && !entry.name.includes('.spec.') ? [path] : []
  })

/** The regular expressions of one file as they are written; one that is made of a text cannot be read, and has no pattern. */
export function regexesOf(path, text = readFileSync(path, 'utf8')) {
  const found = []
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false)
  const visit = (node) => {
    const isMade = (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.text === 'RegExp'
    if (ts.isRegularExpressionLiteral(node) || isMade) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      found.push({ where: `${path}:${line + 1}`, pattern: isMade ? null : node.text })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const check = (pattern, options) => {
  const end = pattern.lastIndexOf('/')
  return recheck.checkSync(pattern.slice(1, end), pattern.slice(end + 1), { timeout: null, ...options })
}

const pumped = ({ pumps, suffix }, length) => {
  const room = length / pumps.length
  const texts = pumps.map(({ prefix, pump }) => prefix + pump.repeat(Math.ceil(room / pump.length)))
  return texts.join('') + suffix
}

const leastCpuMs = (work) => {
  const times = Array.from({ length: 5 }, () => {
    const began = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1_000
  })
  return Math.min(...times)
}

/** Whether four times the text takes far more than four times as long: the search counts steps of short texts, and guesses. */
const growsFaster = (pattern, attack) => {
  const end = pattern.lastIndexOf('/')
  const takes = (length) => {
    const text = pumped(attack, length)
    return leastCpuMs(() => text.match(new RegExp(pattern.slice(1, end), pattern.slice(end + 1))))
  }
  return takes(20_000) > 8 * Math.max(takes(5_000), 0.5)
}

/** `safe`, or how fast the time grows with the text. Every pattern is looked at for as long as it takes. */
export function verdictOn(pattern) {
  const { status, checker, complexity, attack, error } = check(pattern)
  if (status === 'safe') return 'safe'
  if (status === 'vulnerable' && checker === 'fuzz' && !growsFaster(pattern, attack)) return 'safe'
  return status === 'vulnerable' ? complexity.summary : `unknown: ${JSON.stringify(error)}`
}

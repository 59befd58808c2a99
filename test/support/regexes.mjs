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

/** `safe`, or how fast the time grows with the text. Every pattern is looked at for as long as it takes. */
export function verdictOn(pattern) {
  const first = check(pattern)
  if (first.status === 'safe') return 'safe'
  // A search by random texts is sometimes wrong, and a proof that it is safe is not; some patterns have no proof either way.
  if (first.checker === 'fuzz' && check(pattern, { checker: 'automaton' }).status === 'safe') return 'safe'
  const { status, complexity, error } = first
  return status === 'vulnerable' ? complexity.summary : `unknown: ${JSON.stringify(error)}`
}

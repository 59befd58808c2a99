// Every English text that a person reads: the message files, the written pages, and the repository’s documents.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { inRoot, root } from '../../libs/launch/paths.mjs'

const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && one.name.endsWith(ending) && !one.name.endsWith('.spec.ts'))
    .map((one) => join(one.parentPath, one.name))
    .sort()

const place = (file, line) => `${relative(root, file)}:${line}`

/** A value that is filled in reads as one word. */
const filled = 'X'

/** The texts of a message file; what is no sentence, such as a path or a code, has no space in it. */
export function textsOfMessages(file, source = readFileSync(file, 'utf8')) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const texts = []
  const add = (node, text) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1
    if (/\S\s+\S/.test(text)) texts.push({ place: place(file, line), text: text.replace(/\s+/g, ' ').trim() })
  }
  const walk = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node)) return
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return add(node, node.text)
    if (ts.isTemplateExpression(node))
      add(node, node.head.text + node.templateSpans.map(({ literal }) => filled + literal.text).join(''))
    ts.forEachChild(node, walk)
  }
  walk(tree)
  return texts
}

/** Of a paragraph that contains code, each piece of code reads as one word. */
const spoken = (text) =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`[^`]*`/g, filled)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\{[^{}]*\}/g, filled)
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/\*([^*\s][^*]*)\*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()

/** The paragraphs, list items, headings and table cells of a page, without its code. */
export function textsOfPage(file, source = readFileSync(file, 'utf8')) {
  const texts = []
  let block = { line: 0, lines: [] }
  const end = () => {
    const text = spoken(block.lines.join(' '))
    if (/\S\s+\S/.test(text)) texts.push({ place: place(file, block.line), text })
    block = { line: 0, lines: [] }
  }
  let fence = false
  let matter = false
  for (const [index, raw] of source.split('\n').entries()) {
    const line = raw.trim()
    if (line === '---' && (index === 0 || matter)) matter = !matter
    else if (line.startsWith('```')) {
      end()
      fence = !fence
    } else if (fence || /^(import|export) /.test(line)) continue
    else if (matter) {
      const said = /^(?:title|description): (.*)/.exec(line)?.[1]
      if (said) texts.push({ place: place(file, index + 1), text: spoken(said) })
    } else if (line.startsWith('|')) {
      end()
      for (const cell of line.replace(/\\\|/g, '/').split('|').map(spoken))
        if (/\S\s+\S/.test(cell) && !/^[-: ]+$/.test(cell)) texts.push({ place: place(file, index + 1), text: cell })
    } else if (line === '') end()
    else {
      if (/^(#|[-*] |\d+\. )/.test(line)) end()
      if (block.lines.length === 0) block.line = index + 1
      block.lines.push(line.replace(/^(#+ |[-*] |\d+\. )/, ''))
      if (line.startsWith('#')) end()
    }
  }
  end()
  return texts
}

const callPattern = /\b(GET|POST|PUT|PATCH|DELETE) \/\S+/g

/** Descriptions of the API: operations, fields and errors, as `npm run openapi` derives them. */
function textsOfDescription(file, source = JSON.parse(readFileSync(file, 'utf8'))) {
  const texts = new Map()
  const walk = (value, path) => {
    if (typeof value === 'string') {
      if (/\S\s+\S/.test(value) && !texts.has(value)) texts.set(value, `${relative(root, file)}:${path.join('.')}`)
    } else if (value && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key])
  }
  walk(source, [])
  return [...texts].map(([text, at]) => ({ place: at, text: spoken(text.replace(callPattern, filled)) }))
}

const description = inRoot('api', 'src', 'process', 'openapi', 'generated', 'sources.json')

// The specification stays as it was written.
const writtenFiles = () => [
  ...filesIn(inRoot('docs'), '.md').filter((file) => !file.endsWith('SPECIFICATION.md')),
  ...['README.md', 'SECURITY.md'].map((file) => inRoot(file)),
]

export const allTexts = () => [
  ...textsOfDescription(description),
  ...filesIn(inRoot('libs', 'contract', 'messages'), '.ts').flatMap((file) => textsOfMessages(file)),
  ...filesIn(inRoot('frontend', 'app', 'content'), '.mdx').flatMap((file) => textsOfPage(file)),
  ...writtenFiles().flatMap((file) => textsOfPage(file)),
]

export const sentencesIn = (text) =>
  text
    .split(/(?<=[.!?:;])\s+/)
    .map((one) => one.trim())
    .filter((one) => one !== '')

import { type FactName, factsAsMarkdown } from './facts'
import { type ShellName, shellSamples } from './shell'
import { type BookName, bookNames, writtenGroups, writtenPaths } from './order'

interface FrontMatter {
  title: string
  description: string
  date?: string
}

export interface WrittenPage extends FrontMatter {
  path: string
}

const matters = import.meta.glob<FrontMatter>('./{docs,guides,blog}/**/*.mdx', { eager: true, import: 'frontmatter' })
const texts = import.meta.glob<string>('./{docs,guides,blog}/**/*.mdx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const files = import.meta.glob<string>(['../../../docker/haproxy.cfg', '../../../docker/failover/*'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const fileText = (path: string) => (files[`../../../${path}`] ?? '').trimEnd()

const fileOf = (path: string) => `.${path}.mdx`

export const pages: WrittenPage[] = writtenPaths.map((path) => {
  const matter = matters[fileOf(path)]
  if (!matter) throw new Error(`${path} is in order.ts and is not written`)
  return { path, ...matter }
})

export const pageAt = (path: string): WrittenPage | undefined => pages.find((page) => page.path === path)

/** As the lists of pages show them. */
export const groups = writtenGroups.map(({ book, title, paths, also = [] }) => ({
  ...{ book, title },
  pages: [...paths, ...also].flatMap((path) => pageAt(path) ?? []),
}))

export const bookOf = (path: string): BookName | null =>
  writtenGroups.find(({ paths }) => paths.includes(path))?.book ?? null

const inBook = (name: BookName) =>
  writtenGroups.filter(({ book }) => book === name).flatMap(({ paths }) => paths.flatMap((path) => pageAt(path) ?? []))

/** Each book with the page that it begins with. */
export const books = bookNames.map((book) => ({ book, path: inBook(book)[0]?.path ?? '/docs' }))

export function pageAfter(path: string): WrittenPage | undefined {
  const book = bookOf(path)
  const all = book ? inBook(book) : []
  return all[all.findIndex((page) => page.path === path) + 1]
}

const shellAsMarkdown = (name: ShellName, origin: string) =>
  ['```sh', shellSamples[name]({ origin, apiKey: null }), '```'].join('\n')

export function markdownAt(path: string, origin = ''): string | undefined {
  const page = pageAt(path)
  const text = texts[fileOf(path)]
  if (!page || text === undefined) return undefined
  const body = text
    .replace(/^---[\s\S]*?---\n/, '')
    .replace(/<Shell of="(\w+)" title="[^"]*" \/>/g, (_, name: ShellName) => shellAsMarkdown(name, origin))
    .replace(
      /^```(\w+) file=(\S+)\n/gm,
      (_, language: string, path: string) => `\`\`\`${language}\n${fileText(path)}\n`,
    )
    .replace(/<Facts of="(\w+)" \/>/g, (_, name: FactName) => factsAsMarkdown(name))
  return `# ${page.title}\n\n${page.description}\n${body}`
}

/** Pages that hold every word, those that name one in their title first, each with the words around the first hit. */
export function searchPages(text: string): (WrittenPage & { excerpt: string })[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const found = pages.flatMap((page) => {
    const plain = (markdownAt(page.path) ?? '')
      .replace(/[`*#|>\[\]]/g, '')
      .replace(/-{3,}/g, '')
      .replace(/\s+/g, ' ')
    const lower = plain.toLowerCase()
    const at = lower.indexOf(words[0] ?? '')
    return words.every((word) => lower.includes(word)) ? [{ ...page, excerpt: around(plain, at) }] : []
  })
  const isNamed = ({ title }: WrittenPage) => words.some((word) => title.toLowerCase().includes(word))
  return found.sort((one, other) => Number(isNamed(other)) - Number(isNamed(one)))
}

const around = (text: string, at: number) =>
  `${at > 80 ? '…' : ''}${text.slice(Math.max(0, at - 80), at + 160).trim()}…`

import mdx from '@mdx-js/rollup'
import { readFileSync } from 'node:fs'
import rehypeShiki from '@shikijs/rehype'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import { createCssVariablesTheme, type ShikiTransformer } from 'shiki'
import type { Plugin } from 'vite'

// Shiki writes a style on each word, which the page's policy refuses: the role becomes a class, and site.css colours it.
const rolesAsClasses: ShikiTransformer = {
  name: 'roles-as-classes',
  pre(node) {
    node.properties = { class: 'code', tabindex: 0, 'data-language': this.options.lang }
  },
  span(node) {
    const [, role] = /--shiki-token-([\w-]+)/.exec(String(node.properties.style)) ?? []
    node.properties = role ? { class: `token-${role}` } : {}
  },
  line(node) {
    node.properties = {}
  },
}

interface Node {
  type: string
  meta?: string | null
  value?: string
  children?: Node[]
}

const project = new URL('..', import.meta.url)
const fileIn = (meta = ''): string | undefined => /(?:^| )file=(\S+)/.exec(meta)?.[1]

/** A block of code that says `file=` shows that file of the project, so that page and file cannot differ. */
const filesOfTheProject = () => (tree: Node) => fill(tree)
function fill(node: Node): void {
  const file = node.type === 'code' && fileIn(node.meta ?? '')
  if (file) node.value = readFileSync(new URL(file, project), 'utf8').trimEnd()
  node.children?.forEach(fill)
}

/** The written pages: MDX with tables, front matter, and code that is coloured while the site is built. */
export function writtenPages(): Plugin {
  const plugin = mdx({
    remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm, filesOfTheProject],
    rehypePlugins: [
      [
        rehypeShiki,
        {
          theme: createCssVariablesTheme({ name: 'css-variables', variablePrefix: '--shiki-' }),
          langs: [
            'sh',
            'json',
            'html',
            'typescript',
            'javascript',
            'python',
            'php',
            'sql',
            'http',
            'nginx',
            'ini',
            'yaml',
            'docker',
          ],
          transformers: [rolesAsClasses],
        },
      ],
    ],
    providerImportSource: '/app/content/elements.tsx',
  }) as Plugin & { transform: (code: string, id: string) => unknown }
  const { transform } = plugin
  return {
    ...plugin,
    enforce: 'pre',
    // `?raw` asks for the text itself, which is what an address ending in .md answers.
    transform(code, id) {
      return id.includes('?') && id.includes('raw') ? null : (transform.call(this, code, id) as never)
    },
  }
}

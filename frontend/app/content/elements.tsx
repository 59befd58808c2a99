import { type ComponentProps, isValidElement, type ReactNode } from 'react'
import { Link } from 'react-router'
import { theCode } from '#contract/messages/site/docs.js'
import { CodeWords } from '../components/code-words'
import { CopyButton } from '../components/copy-button'
import { type FactName, facts } from './facts'
import { Shell } from './shell-block'

/** How the written pages' Markdown looks; `Facts` prints a table from the code. */
const elements = { a: Anchor, table: Table, h2: Heading, pre: Code, Facts, Shell }

export const useMDXComponents = () => elements

function Anchor({ href = '', children }: ComponentProps<'a'>) {
  const isFile = /\.(md|txt|xml|json)$/.test(href)
  return (
    <Link to={href} reloadDocument={isFile}>
      {children}
    </Link>
  )
}

const textOf = (children: ReactNode): string =>
  Array.isArray(children) ? children.map(textOf).join('') : typeof children === 'string' ? children : ''
const idOf = (children: ReactNode) =>
  textOf(children)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

function Heading({ children }: ComponentProps<'h2'>) {
  return <h2 id={idOf(children)}>{children}</h2>
}

function Table({ children }: ComponentProps<'table'>) {
  return (
    <div tabIndex={0} className="overflow-x-auto rounded-panel border border-line bg-panel">
      <table className="doc-table">{children}</table>
    </div>
  )
}

/** What stands in colours is copied as the text it is. */
function linesIn(children: ReactNode): string {
  if (Array.isArray(children)) return children.map(linesIn).join('')
  if (isValidElement<{ children?: ReactNode }>(children)) return linesIn(children.props.children)
  return typeof children === 'string' ? children : ''
}

// What a program prints is only looked at.
const printed = new Set(['text', 'http'])

function Code({ children, ...pre }: ComponentProps<'pre'> & { 'data-language'?: string }) {
  return (
    <div className="relative">
      {/* A language that nobody colours has no class. */}
      <pre className="code" {...pre}>
        {children}
      </pre>
      {!printed.has(pre['data-language'] ?? '') && (
        <div className="flex justify-end max-sm:mt-1 sm:absolute sm:end-1.5 sm:top-1.5 sm:rounded-control sm:bg-panel">
          <CopyButton value={linesIn(children)} label={theCode} />
        </div>
      )}
    </div>
  )
}

function Facts({ of }: { of: FactName }) {
  const { head, rows } = facts[of]
  return (
    <Table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              <CodeWords text={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, index) => (
          <tr key={index}>
            {cells.map((cell, at) => (
              <td key={at}>
                <CodeWords text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

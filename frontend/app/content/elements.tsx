import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { CodeWords } from '../components/code-words'
import { type FactName, facts } from './facts'
import { Shell } from './shell-block'

/** How the written pages' Markdown looks; `Facts` prints a table from the code. */
const elements = { a: Anchor, table: Table, h2: Heading, Facts, Shell }

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

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { EmptyState, type EmptyStateProps } from './empty-state'
import { useTimeZone, ZoneInHeader } from './moment'

export interface Column<Row> {
  key: string
  header: string
  /** Amounts and counts stand right, in figures of one width. */
  align?: 'left' | 'right'
  cell: (row: Row) => ReactNode
  /** The header names the time zone, and the cells leave it out. */
  isTime?: boolean
  /** Keeps the header for assistive technology only, such as over a row's buttons. */
  headerHidden?: boolean
  /** The order that the header's first click asks for: `name`, or `-created` for the highest first. */
  sort?: string
}

/** The last column, which holds what can be done with a row. */
export const actionsColumn = { key: 'actions', headerHidden: true, align: 'right' } as const

interface Order {
  sort: string
  /** The address of the same list in another order. */
  to: (sort: string) => string
}

export interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  empty: EmptyStateProps
  highlightedKey?: string | null | undefined
  /** How wide a place must be for its rows to stand in columns; in a narrower one each row is a card. */
  cardsBelow?: 420 | 560 | 680 | 780 | 960 | undefined
  /** Lets the headers that name an order put the rows in it. */
  order?: Order
}

/** Rows that become cards where there is no room: the same cells, with their headers as labels, by CSS alone. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, empty, highlightedKey, cardsBelow = 780, order } = props
  const timeZone = useTimeZone()
  if (rows.length === 0) return <EmptyState {...empty} />
  return (
    <div className="data-table-scroll" data-cards-below={cardsBelow} role="region" aria-label={caption} tabIndex={0}>
      <table className="data-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Header key={column.key} column={{ ...column, header: headerOf(column, timeZone) }} order={order} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} data-highlighted={rowKey(row) === highlightedKey || undefined}>
              {columns.map((column) => (
                <td
                  key={column.key}
                  data-align={column.align}
                  data-label={column.headerHidden ? undefined : headerOf(column, timeZone)}
                >
                  {column.isTime ? <ZoneInHeader value>{column.cell(row)}</ZoneInHeader> : column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const headerOf = ({ header, isTime }: Pick<Column<never>, 'header' | 'isTime'>, timeZone: string): string =>
  isTime ? `${header} (${placeOf(timeZone)})` : header

// `Buenos Aires` of `America/Argentina/Buenos_Aires`.
const placeOf = (timeZone: string): string => timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')

type HeaderOf = Pick<Column<never>, 'header' | 'align' | 'headerHidden' | 'sort'>

function Header({
  column: { header, align, headerHidden, sort },
  order,
}: {
  column: HeaderOf
  order?: Order | undefined
}) {
  if (!sort || !order) {
    return (
      <th scope="col" data-align={align}>
        {headerHidden ? <span className="sr-only">{header}</span> : header}
      </th>
    )
  }
  const isCurrent = nameOf(order.sort) === nameOf(sort)
  const isDown = order.sort.startsWith('-')
  const next = isCurrent ? (isDown ? nameOf(sort) : `-${nameOf(sort)}`) : sort
  return (
    <th scope="col" data-align={align} aria-sort={isCurrent ? (isDown ? 'descending' : 'ascending') : undefined}>
      <Link to={order.to(next)} preventScrollReset className="data-table-sort">
        {header}
        <span aria-hidden="true">{isCurrent ? (isDown ? '↓' : '↑') : '↕'}</span>
      </Link>
    </th>
  )
}

const nameOf = (sort: string) => sort.replace(/^-/, '')

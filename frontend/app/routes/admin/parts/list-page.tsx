import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Page } from '#contract/answers.js'
import * as words from '#contract/messages/admin/parts.js'
import { ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { type Column, DataTable, type DataTableProps } from '../../../components/data-table'
import { DialogFrame } from '../../../components/dialog-frame'
import type { EmptyStateProps } from '../../../components/empty-state'
import { DownloadIcon } from '../../../components/icon'
import { PageHeader } from '../../../components/page-header'
import { Pager } from '../../../components/pager'
import { ListFailure } from './list-failure'
import { inMode, useMode } from '../../../components/mode-switch'

interface ListPageProps<Row> {
  title: string
  lead: string
  action?: ReactNode
  tabs?: ReactNode
  /** The card's own title, where it says more than the page's. */
  section?: { title: string; lead?: string }
  filter?: ReactNode
  csv?: string
  /** Its rows are of one mode, and so is its file. */
  isOfMode?: boolean
  /** null: the list could not be loaded. */
  page: Page<Row> | null
  failure: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  list: string
  empty: EmptyStateProps
  cardsBelow?: DataTableProps<Row>['cardsBelow']
}

/** A list of the admin portal: filter, table, older and newest rows, and the forms below it as dialogs. */
export function ListPage<Row>({ title, lead, action, tabs, page, failure, ...parts }: ListPageProps<Row>) {
  return (
    <DialogFrame>
      <PageHeader title={title} lead={lead} action={action} />
      {tabs}
      {page ? (
        <Rows caption={parts.section?.title ?? title} page={page} {...parts} />
      ) : (
        <ListFailure sentence={failure} />
      )}
    </DialogFrame>
  )
}

type RowsProps<Row> = Pick<
  ListPageProps<Row>,
  'section' | 'filter' | 'csv' | 'isOfMode' | 'columns' | 'rowKey' | 'list' | 'empty' | 'cardsBelow'
> & {
  caption: string
  page: Page<Row>
}

function Rows<Row>({
  caption,
  page,
  section,
  filter,
  csv,
  isOfMode = false,
  columns,
  rowKey,
  list,
  empty,
  cardsBelow,
}: RowsProps<Row>) {
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  const changed = query.get('changed')
  query.delete('changed')
  query.delete('cursor')
  query.delete('mode')
  const filterOnly = query.toString()
  const mode = useMode()
  const file = filterOnly ? `${csv}?${filterOnly}` : `${csv}`
  const isFiltered = [...query].some(([name, value]) => name !== 'sort' && value)
  const sort = query.get('sort') ?? '-created'
  const orderedBy = (next: string) => `${list}?${new URLSearchParams({ ...Object.fromEntries(query), sort: next })}`
  const clear = (
    <ButtonLink to={list} variant="outline">
      {words.clearTheFilter}
    </ButtonLink>
  )
  const noMatch = { sentence: empty.sentence, help: words.nothingMatchesThisFilter, action: clear }
  return (
    <Card flush {...section}>
      {(filter || csv) && (
        <div className="flex flex-wrap items-end gap-2 border-b border-line px-5 py-3.5">
          {filter}
          {csv && (
            <ButtonLink
              reloadDocument
              to={isOfMode ? inMode(file, mode) : file}
              variant="ghost"
              icon={<DownloadIcon />}
            >
              CSV
            </ButtonLink>
          )}
        </div>
      )}
      <DataTable
        caption={caption}
        columns={columns}
        rows={page.items}
        rowKey={rowKey}
        highlightedKey={changed}
        cardsBelow={cardsBelow}
        order={{ sort, to: orderedBy }}
        empty={isFiltered ? noMatch : empty}
      />
      <Pager nextCursor={page.nextCursor} isByTime={sort === '-created'} />
    </Card>
  )
}

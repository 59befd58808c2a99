import type { ReactNode } from 'react'
import { Card } from './card'
import { DataTable, type DataTableProps } from './data-table'

interface TableCardProps<Row> extends Omit<DataTableProps<Row>, 'caption'> {
  title: string
  lead?: ReactNode
  action?: ReactNode
  /** Of the table, where the title alone does not say what is in it. */
  caption?: string
  /** Below the table. */
  children?: ReactNode
}

export const TableCard = <Row,>({ title, lead, action, caption = title, children, ...table }: TableCardProps<Row>) => (
  <Card flush {...{ title, lead, action }}>
    <DataTable {...table} caption={caption} />
    {children}
  </Card>
)

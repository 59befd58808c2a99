import { Form } from 'react-router'
import { clientArea } from '#contract/messages/client-area.js'
import * as words from '#contract/messages/client/dashboard.js'
import { Button } from '../../../components/button'
import { SearchIcon } from '../../../components/icon'
import { useTypedFilter } from '../../../components/typed-filter'

/** A form that writes the URL. With JavaScript it also follows the typing. */
export function TransactionsFilter({ q }: { q: string }) {
  const { input, onChange } = useTypedFilter(q)
  return (
    <Form
      role="search"
      className="flex w-full flex-col gap-2 sm:w-auto sm:flex-row"
      onChange={onChange}
      preventScrollReset
    >
      <div className="relative min-w-0 flex-1 sm:w-72">
        <SearchIcon className="pointer-events-none absolute top-3 left-3 size-4 text-ink-faint" />
        <input
          ref={input}
          className="control pl-9 text-ellipsis"
          type="search"
          name="q"
          defaultValue={q}
          placeholder={clientArea.transactionsFilter}
          aria-label={words.filterTransactions}
        />
      </div>
      <Button variant="outline">{words.filter}</Button>
    </Form>
  )
}

import { type ComponentProps, useEffect, useId, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Page } from '#contract/answers.js'
import type { CustomerView } from '#contract/customers.js'
import * as words from '#contract/messages/client/payment-links.js'
import { Field } from '../../../components/field'
import { customerLabel } from './customer-label'

const pauseInTypingMs = 200

type CustomerFieldProps = Omit<ComponentProps<typeof Field>, 'label'>

/** Suggests customers while somebody types. Without scripts the server looks for what was typed. */
export function CustomerField(props: CustomerFieldProps) {
  const [q, setQ] = useState('')
  const id = useId()
  const { load, data } = useFetcher<{ page: Page<CustomerView> | null }>({ key: 'customers' })
  useEffect(() => {
    if (!q.trim()) return
    const timer = setTimeout(() => void load(`/client/customers?q=${encodeURIComponent(q)}`), pauseInTypingMs)
    return () => clearTimeout(timer)
  }, [q, load])
  return (
    <>
      <Field
        {...props}
        label={words.customer}
        list={id}
        autoComplete="off"
        onChange={(event) => setQ(event.currentTarget.value)}
      />
      <datalist id={id}>
        {data?.page?.items.map((customer) => (
          <option key={customer.customerID} value={customerLabel(customer)} />
        ))}
      </datalist>
    </>
  )
}

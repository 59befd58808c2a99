import type { ComponentProps } from 'react'
import * as words from '#contract/messages/client/products.js'
import { Field, SelectField } from '../../../components/field'
import { type Choice, isSearched } from './choices'

interface ChoiceFieldProps
  extends Pick<ComponentProps<typeof Field>, 'label' | 'name' | 'defaultValue' | 'error' | 'help'> {
  options: readonly Choice[]
  emptyLabel: string
  /** The ID of the `ChoiceList` on the page. */
  list: string
}

/** A select, or with many entries a field that searches them by what is typed, also without scripts. */
export function ChoiceField({ options, emptyLabel, list, help, ...props }: ChoiceFieldProps) {
  if (!isSearched(options)) return <SelectField {...props} {...{ options, emptyLabel, help }} />
  const { defaultValue } = props
  const chosen = options.find(({ value }) => value === defaultValue)
  return (
    <Field
      {...props}
      defaultValue={chosen?.label ?? defaultValue}
      help={help ?? words.typeToSearch}
      placeholder={emptyLabel}
      list={list}
      autoComplete="off"
    />
  )
}

/** What the fields of a page suggest, once for all of them. */
export const ChoiceList = ({ id, options }: { id: string; options: readonly Choice[] }) =>
  isSearched(options) && (
    <datalist id={id}>
      {options.map(({ value, label }) => (
        <option key={value} value={label} />
      ))}
    </datalist>
  )

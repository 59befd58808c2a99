import type { InputHTMLAttributes, ReactNode } from 'react'

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode
  help?: ReactNode
}

export const Checkbox = ({ label, help, ...input }: CheckboxProps) => (
  <label className="flex min-h-8 break-inside-avoid cursor-pointer items-start gap-2.5 rounded-small py-1 text-sm">
    <input {...input} type="checkbox" className="mt-0.5 size-4 shrink-0 accent-brand" />
    <span className="flex min-w-0 flex-col">
      <span className="text-ink [overflow-wrap:anywhere]">{label}</span>
      {help && <span className="text-xs text-ink-faint">{help}</span>}
    </span>
  </label>
)

import { Link, type LinkProps } from 'react-router'

export function TextLink({ className = '', ...rest }: LinkProps & { className?: string }) {
  return (
    <Link
      {...rest}
      className={`rounded-small font-medium text-brand underline-offset-4 hover:text-brand-strong hover:underline ${className}`}
    />
  )
}
